import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import type { LotterySearch } from './lottery-address.ts';
import { lotteryWords } from './lottery-words.ts';

/** The lobby of the lotteries, or the one that the address names (spec §2). */
export const lotteryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lottery',
  // Read by the screen, whose rules load with it.
  validateSearch: (search): LotterySearch => search,
  loader: ({ context }) => lotteryWords(context),
  component: lazyScreen(
    'lottery',
    async () => (await import('./lottery-screen.tsx')).LotteryScreen,
  ),
});
