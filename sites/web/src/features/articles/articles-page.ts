import { lazyWords } from '../../app/lazy-words.ts';
import type { PublicPage } from '../../app/public-page.ts';

const words = lazyWords('articles words', ['articles', 'session', 'platform']);

/** The merchant's notices (spec §2 "/noticePage"). */
export const noticesPage: PublicPage = {
  screen: async () => (await import('./notices-screen.tsx')).NoticesScreen,
  words,
};

/** News and the blog. */
export const storiesPage: PublicPage = {
  screen: async () => (await import('./stories-screen.tsx')).StoriesScreen,
  words,
};
