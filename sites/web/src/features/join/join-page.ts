import { lazyWords } from '../../app/lazy-words.ts';
import type { PublicPage } from '../../app/public-page.ts';

/** The affiliate programme (spec §2 "/join"). */
export const joinPage: PublicPage = {
  screen: async () => (await import('./join-screen.tsx')).JoinScreen,
  words: lazyWords('join words', ['join', 'session', 'platform']),
};
