import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import type { GameSearch } from './game-search.ts';
import { playWords } from './play-words.ts';

/** A game's page (spec §2): what is to be known of it first, then the game in its frame. The query says which one. */
export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/game',
  // A query is text by name; the screen reads which of it means a game.
  validateSearch: (search: Record<string, unknown>) => search as GameSearch,
  loader: ({ context }) => playWords(context),
  component: lazyScreen('game', async () => (await import('./game-screen.tsx')).GameScreen),
});
