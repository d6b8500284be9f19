import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { PromotionSearch, PromotionsSearch } from './promotions-address.ts';

const words = lazyWords('promotions', ['promotions', 'halls', 'session', 'platform']);

const promotions = {
  getParentRoute: () => rootRoute,
  // Read by the screens, whose rules load with them.
  validateSearch: (search: PromotionsSearch & PromotionSearch) => search,
} as const;

/** The promotions by kind, and one of them by its id (spec §2). */
export const promotionRoutes = [
  createRoute({
    ...promotions,
    path: '/promotions',
    loader: ({ context }) => words(context),
    component: lazyScreen(
      'promotions',
      async () => (await import('./promotions-screen.tsx')).PromotionsScreen,
    ),
  }),
  createRoute({
    ...promotions,
    path: '/promoDetail',
    loader: ({ context }) => words(context),
    component: lazyScreen(
      'promotions',
      async () => (await import('./promotion-screen.tsx')).PromotionScreen,
    ),
  }),
] as const;
