import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** What the platform has written to the member (spec §2, messageV2). */
export const messagesPage: LazyPage = {
  screen: async () => (await import('./messages-screen.tsx')).MessagesScreen,
  words: lazyWords('messages', ['messages', 'session', 'platform']),
};
