import { lazyWords } from '../../app/lazy-words.ts';
import type { PublicPage } from '../../app/public-page.ts';

/** Tools and people against harm, one step from every page (`domain.md` B2 15 and 25). */
export const responsiblePlayPage: PublicPage = {
  screen: async () => (await import('./responsible-play-screen.tsx')).ResponsiblePlayScreen,
  // Limits are drawn as they are during play.
  words: lazyWords('responsible play words', ['care', 'play', 'session', 'platform']),
};
