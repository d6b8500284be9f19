import type { ContractKind } from '@livery/api/contract/agents';
import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

const words = lazyWords('contracts', [
  'contracts',
  'promotions',
  'records',
  'reports',
  'session',
  'platform',
]);

/** The page of a kind of contract: one screen for all of them. */
const pageOf = (kind: ContractKind): LazyPage => ({
  screen: async () => {
    const { ContractScreen } = await import('./contract-screen.tsx');
    return () => ContractScreen({ kind });
  },
  words,
});

/** Dividends (spec §2, agentDividendRecordCopy2). */
export const dividendPage = pageOf('dividend');
/** Daily salary (spec §2, agentDailyWages2). */
export const dailySalaryPage = pageOf('daily');
/** Hourly salary (spec §2, agentHourSalary). */
export const hourlySalaryPage = pageOf('hourly');
/** Real-time salary (spec §2, agentRealtimeSalary). */
export const realtimeSalaryPage = pageOf('realtime');
