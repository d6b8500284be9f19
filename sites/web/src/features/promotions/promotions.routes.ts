import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { PromotionSearch, PromotionsSearch } from './promotions-address.ts';

const words = lazyWords('promotions words', ['promotions', 'halls', 'session', 'platform']);

/** The promotions by kind, and one of them by its id (spec §2). */
export const promotionRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/promotions',
    validateSearch: (search): PromotionsSearch => search,
    loader: ({ context }) => words(context),
    component: lazyScreen(
      'promotions',
      async () => (await import('./promotions-screen.tsx')).PromotionsScreen,
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/promoDetail',
    validateSearch: (search): PromotionSearch => search,
    loader: ({ context }) => words(context),
    component: lazyScreen(
      'promotion',
      async () => (await import('./promotion-screen.tsx')).PromotionScreen,
    ),
  }),
] as const;
