import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Money out: the request for a withdrawal, its payout and its confirmation (spec §2, withdraw; §4). */
export const withdrawPage: LazyPage = {
  screen: async () => (await import('./withdraw-screen.tsx')).WithdrawScreen,
  words: lazyWords('withdrawal words', [
    'withdrawal',
    'promotions',
    'security',
    'entry',
    'session',
    'platform',
  ]),
};
