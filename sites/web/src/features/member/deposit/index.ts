import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Paying in (spec §2, depositv2). */
export const depositPage: LazyPage = {
  screen: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  words: lazyWords('deposit', ['deposit', 'promotions', 'session', 'platform']),
};
