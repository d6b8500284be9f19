import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context: { cache, queries, loadWords } }) => {
    // Started here so that lists and code arrive side by side; each block shows its own progress and failure.
    void cache.prefetchQuery(queries.hotGames());
    void cache.prefetchQuery(queries.lotteries());
    void cache.prefetchQuery(queries.winners());
    void cache.prefetchQuery(queries.banners('index'));
    await loadChunk('home words', () => loadWords('home'));
  },
  component: lazyScreen('home', async () => (await import('./home-screen.tsx')).HomeScreen),
});

/** Other addresses of the home page: shown under `/` (spec §2). */
const homeAliases = (['/index', '/index.html', '/home'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  }),
);

/** The home page under all of its addresses. */
export const homeRoutes = [homeRoute, ...homeAliases] as const;
