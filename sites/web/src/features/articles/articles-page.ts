import type { LazyPage } from '../../app/lazy-page.ts';
import { lazyWords } from '../../app/lazy-words.ts';

const words = lazyWords('articles words', ['articles', 'session', 'platform']);

/** The merchant's notices (spec §2 "/noticePage"). */
export const noticesPage: LazyPage = {
  screen: async () => (await import('./notices-screen.tsx')).NoticesScreen,
  words,
};

/** News and the blog. */
export const storiesPage: LazyPage = {
  screen: async () => (await import('./stories-screen.tsx')).StoriesScreen,
  words,
};
