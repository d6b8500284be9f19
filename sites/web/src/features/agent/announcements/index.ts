import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** What the merchant writes to its agents (spec §2, agentAnnouncement). */
export const announcementsPage: LazyPage = {
  screen: async () => (await import('./announcements-screen.tsx')).AnnouncementsScreen,
  words: lazyWords('agent announcements', ['agentDesk', 'session', 'platform']),
};
