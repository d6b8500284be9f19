import type { LazyPage } from '../../app/lazy-page.ts';
import { lazyWords } from '../../app/lazy-words.ts';

/** The affiliate programme (spec §2 "/join"). */
export const joinPage: LazyPage = {
  screen: async () => (await import('./join-screen.tsx')).JoinScreen,
  words: lazyWords('join words', ['join', 'session', 'platform']),
};
