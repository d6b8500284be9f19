import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Everybody in an agent's tree (spec §2, downlineManagmentView). */
export const downlinesPage: LazyPage = {
  screen: async () => (await import('./downlines-screen.tsx')).DownlinesScreen,
  words: lazyWords('downlines', ['downlines', 'records', 'session', 'platform']),
};
