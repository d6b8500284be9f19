import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { MallSearch } from './mall-address.ts';

const words = lazyWords('point mall', ['mall', 'session', 'platform']);

/** The point mall (spec §2): its rewards, one of them, and what a member did with their points. */
export const pointMallRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pointMall',
  validateSearch: (search): MallSearch => search,
  loader: ({ context }) => words(context),
  component: lazyScreen('point mall', async () => (await import('./mall-screen.tsx')).MallScreen),
});
