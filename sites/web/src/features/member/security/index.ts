import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** The member's account (spec §2, securityCenter). */
export const securityPage: LazyPage = {
  screen: async () => (await import('./security-screen.tsx')).SecurityScreen,
  words: lazyWords('security', ['security', 'withdrawal', 'play', 'entry', 'session', 'platform']),
};
