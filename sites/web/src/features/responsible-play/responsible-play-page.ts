import type { LazyPage } from '../../app/lazy-page.ts';
import { lazyWords } from '../../app/lazy-words.ts';

/** Tools and people against harm, one step from every page (`domain.md` B2 15 and 25). */
export const responsiblePlayPage: LazyPage = {
  screen: async () => (await import('./responsible-play-screen.tsx')).ResponsiblePlayScreen,
  // Limits are drawn as they are during play.
  words: lazyWords('responsible play words', ['care', 'play', 'session', 'platform']),
};
