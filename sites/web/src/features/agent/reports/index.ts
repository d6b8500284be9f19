import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

const words = lazyWords('reports', ['reports', 'records', 'session', 'platform']);

/** The team's bets (spec §2, personalHistoryCopy of the agent centre). */
export const teamBetsPage: LazyPage = {
  screen: async () => (await import('./team-bets-screen.tsx')).TeamBetsScreen,
  words,
};

/** Profit and loss by user (spec §2, palStatementsAgentCopy). */
export const userProfitPage: LazyPage = {
  screen: async () => (await import('./user-profit-screen.tsx')).UserProfitScreen,
  words,
};

/** What the agent earned (spec §2, agentRevenueReport). */
export const incomePage: LazyPage = {
  screen: async () => (await import('./income-screen.tsx')).IncomeScreen,
  words,
};

/** Money in and out of the team's wallets (spec §2, agentDownlineTransactionDetailsCopy). */
export const teamTransactionsPage: LazyPage = {
  screen: async () => (await import('./team-transactions-screen.tsx')).TeamTransactionsScreen,
  words,
};
