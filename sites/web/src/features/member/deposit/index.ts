import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Money in (spec §2, depositv2). */
export const depositPage: LazyPage = {
  screen: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  words: lazyWords('deposit words', ['deposit', 'images', 'play', 'session', 'platform']),
};
