import { lazyWords } from '../../app/lazy-words.ts';
import type { PublicPage } from '../../app/public-page.ts';

/** The app (spec §2 "/down"); the search `system` opens the guide of that system. */
export const downloadPage: PublicPage = {
  screen: async () => (await import('./download-screen.tsx')).DownloadScreen,
  words: lazyWords('download words', ['download', 'session', 'platform']),
};
