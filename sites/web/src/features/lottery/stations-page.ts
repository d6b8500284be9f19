import type { LazyPage } from '../../app/lazy-page.ts';
import { lotteryWords } from './lottery-words.ts';

/** The stations of Vietnam (spec §2 `/vnlottery`). */
export const stationsPage: LazyPage = {
  screen: async () => (await import('./vietnam/vietnam-screen.tsx')).VietnamScreen,
  words: lotteryWords,
};
