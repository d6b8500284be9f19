import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Where the member's money lies (spec §2, transferFund). */
export const walletsPage: LazyPage = {
  screen: async () => (await import('./wallets-screen.tsx')).WalletsScreen,
  words: lazyWords('wallets', [
    'wallets',
    'rewards',
    'wallet',
    'promotions',
    'session',
    'platform',
  ]),
};
