import type { LazyPage } from '../../app/lazy-page.ts';
import { lazyWords } from '../../app/lazy-words.ts';

/** The app (spec §2 "/down"); the search `system` opens the guide of that system. */
export const downloadPage: LazyPage = {
  screen: async () => (await import('./download-screen.tsx')).DownloadScreen,
  words: lazyWords('download words', ['download', 'session', 'platform']),
};
