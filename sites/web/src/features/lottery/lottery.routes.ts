import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { LotterySearch } from './lottery-address.ts';

const words = lazyWords('lottery words', ['lottery', 'home', 'session', 'platform', 'wallet']);
const component = lazyScreen(
  'lottery',
  async () => (await import('./lottery-screen.tsx')).LotteryScreen,
);

/** The lobby of the lotteries, or the one that the address names; and the stations of Vietnam (spec §2). */
export const lotteryRoutes = (['/lottery', '/vnlottery'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Read by the screen, whose rules load with it.
    validateSearch: (search): LotterySearch => search,
    loader: ({ context }) => words(context),
    component,
  }),
);
