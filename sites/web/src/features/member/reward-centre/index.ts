import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Everything that waits for the member, and what is drawn: raffle, red envelopes, prize wheel (spec §2, rewardCenter). */
export const rewardCentrePage: LazyPage = {
  screen: async () => (await import('./reward-centre-screen.tsx')).RewardCentreScreen,
  words: lazyWords('reward centre', [
    'prizes',
    'rewards',
    'deposit',
    'promotions',
    'session',
    'platform',
  ]),
};
