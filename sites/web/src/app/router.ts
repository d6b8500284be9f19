import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { agentHomeRoute, agentRoute } from '../features/agent/index.ts';
import { forgottenPasswordRoute } from '../features/forgotten-password/index.ts';
import { hallRoutes } from '../features/games/index.ts';
import { homeRoutes } from '../features/home/index.ts';
import { lotteryRoute } from '../features/lottery/index.ts';
import { memberRoute } from '../features/member/index.ts';
import { gameRoute } from '../features/play/index.ts';
import { pointMallRoute } from '../features/point-mall/index.ts';
import { promotionRoutes } from '../features/promotions/index.ts';
import { registrationRoutes } from '../features/registration/index.ts';
import { signInRoutes } from '../features/sign-in/index.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorScreen } from '../shell/status/error-screen.tsx';
import { parseSearch, stringifySearch } from './address-search.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { publicRoutes } from './public-routes.ts';
import { rootRoute } from './root-route.ts';
import type { Services } from './services.tsx';

/** Every address of the site. Links, navigation and the addresses that the platform sends are checked against it. */
const routeTree = rootRoute.addChildren([
  ...homeRoutes,
  ...signInRoutes,
  ...registrationRoutes,
  forgottenPasswordRoute,
  ...hallRoutes,
  lotteryRoute,
  ...promotionRoutes,
  pointMallRoute,
  ...publicRoutes,
  agentHomeRoute,
  agentRoute,
  memberRoute,
  gameRoute,
]);

// Given here and not where the root is made: the shell links to routes whose parent the root is.
rootRoute.update({
  component: Shell,
  notFoundComponent: lazyScreen(
    'not found',
    async () => (await import('../shell/status/not-found-screen.tsx')).NotFoundScreen,
  ),
});

/**
 * The site's router, under the page's language prefix.
 *
 * @param options.scrolls whether it keeps the place on a page; HTML has none
 * @param history where addresses live; the browser's unless a story or test brings its own
 */
export function createSiteRouter(
  services: Services,
  history?: RouterHistory,
  { scrolls = true }: { readonly scrolls?: boolean | (() => boolean) } = {},
) {
  return createRouter({
    routeTree,
    basepath: services.site.basePath,
    ...(history ? { history } : {}),
    context: services,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ErrorScreen,
    // Links ask for it themselves, see `load-ahead.ts`.
    defaultPreload: false,
    scrollRestoration: scrolls,
  });
}

/** See {@link createSiteRouter}. */
export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
