import type { LazyPage } from '../../app/lazy-page.ts';
import { accountsPage } from './accounts/index.ts';
import type { AgentPageId } from './agent-page-ids.ts';
import { announcementsPage } from './announcements/index.ts';

/** The code and words of each page of the agent centre; the route table knows their names alone. */
export const agentPages: Record<AgentPageId, LazyPage> = {
  agentAnnouncement: announcementsPage,
  registerCenter: accountsPage,
};
