import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import type { Services } from '../app/services.tsx';
import { ErrorScreen } from '../screens/status/error-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import { mustSignIn } from './must-sign-in.ts';

/** What routes reach through their context. */
type RouteContext = Pick<Services, 'site' | 'storage' | 'cache' | 'queries' | 'loadWords'>;

const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  beforeLoad: ({ location, context: { site, storage } }) => {
    const { redirectToLogin } = site.merchant;
    const hasToken = storage.token() !== undefined;
    if (mustSignIn(location.pathname, { redirectToLogin, hasToken })) {
      // An address, not a typed route: the rule holds for every path, also for one without a screen in this build.
      throw redirect({ href: `${site.basePath}login`, replace: true });
    }
  },
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context: { cache, queries, loadWords } }) => {
    // Started here so that lists and code arrive side by side; each block shows its own progress and failure.
    void cache.prefetchQuery(queries.hotGames());
    void cache.prefetchQuery(queries.lotteries());
    void cache.prefetchQuery(queries.winners());
    await loadChunk('home words', () => loadWords('home'));
  },
  component: lazyRouteComponent(
    () => loadChunk('home', () => import('../screens/home/home-screen.tsx')),
    'HomeScreen',
  ),
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

const routeTree = rootRoute.addChildren([homeRoute, ...homeAliases]);

/**
 * The site's router, under the page's language prefix.
 *
 * @param history where addresses live; the browser's unless a story or test brings its own
 */
export function createSiteRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: services.site.basePath,
    ...(history ? { history } : {}),
    context: services,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // Nothing is fetched ahead of a press: the visitor's data is theirs.
    defaultPreload: false,
    scrollRestoration: true,
  });
}

const NotFoundScreen = lazy(async () => {
  const { NotFoundScreen: component } = await loadChunk(
    'not found',
    () => import('../screens/status/not-found-screen.tsx'),
  );
  return { default: component };
});

function NotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
