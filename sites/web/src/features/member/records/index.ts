import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

const words = lazyWords('records', ['records', 'session', 'platform']);

/** The member's bets (spec §2, personalHistoryCopy). */
export const betsPage: LazyPage = {
  screen: async () => (await import('./bets-screen.tsx')).BetsScreen,
  words,
};

/** Every movement of the member's money (spec §2, transactionHistory). */
export const transactionsPage: LazyPage = {
  screen: async () => (await import('./transactions-screen.tsx')).TransactionsScreen,
  words,
};

/** The member's wins and losses by period (spec §2, personalProfit). */
export const profitPage: LazyPage = {
  screen: async () => (await import('./profit-screen.tsx')).ProfitScreen,
  words,
};
