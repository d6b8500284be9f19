import type { LazyPage } from '../../app/lazy-page.ts';
import type { MemberPageId } from './member-page-ids.ts';
import { messagesPage } from './messages/index.ts';

/** The code and words of each page of the member centre; the route table knows their names alone. */
export const memberPages: Record<MemberPageId, LazyPage> = {
  messageV2: messagesPage,
};
