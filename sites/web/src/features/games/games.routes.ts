import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { HallSearch } from './hall/hall-address.ts';

const words = lazyWords('lobby words', ['halls', 'home', 'session', 'platform']);
const component = lazyScreen(
  'lobby',
  async () => (await import('./hall/hall-screen.tsx')).HallScreen,
);

/** The addresses of the lobbies, one for each category of games (spec §2). */
export const hallPaths = [
  '/rng',
  '/pvp',
  '/fish',
  '/live',
  '/sports',
  '/esports',
  '/elott',
  '/cockfight',
  '/fbsports',
  '/seamless',
] as const;

/** All of them are one screen: the address names the category. */
export const hallRoutes = hallPaths.map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Read where it is used, by the screen: its rules load with it.
    validateSearch: (search): HallSearch => search,
    loader: ({ context }) => words(context),
    component,
  }),
);
