import { lazyWords } from '../../app/lazy-words.ts';

/** The words of every page of lotteries. */
export const lotteryWords = lazyWords('lottery words', [
  'lottery',
  'home',
  'session',
  'platform',
  'wallet',
]);
