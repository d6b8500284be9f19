import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { entryWords, helpWords, sessionWords, waysWords } from '../features/entry/entry-words.ts';
import {
  guardAction,
  guardAgentPage,
  insideOf,
  leadingTo,
  returnPath,
  wantedPath,
} from '../features/session/guard-action.ts';
import { keepInvitation } from '../features/session/invitation.ts';
import { isLoginWindow } from '../features/session/is-login-window.ts';
import { visitorOf } from '../features/session/visitor.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorScreen } from '../shell/status/error-screen.tsx';
import { addressInside } from './language-address.ts';
import { lazyComponent } from './lazy-component.ts';
import { loadChunk } from './load-chunk.ts';
import { mustSignIn } from './must-sign-in.ts';
import { openedAt } from './opened-at.ts';
import type { Services } from './services.tsx';

/** What routes reach through their context. */
type RouteContext = Pick<
  Services,
  'site' | 'storage' | 'session' | 'dialogs' | 'cache' | 'queries' | 'loadWords' | 'recallSignIn'
>;

const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  beforeLoad: async ({ location, context: { site, storage, session, recallSignIn } }) => {
    keepInvitation(storage, location.search);
    await recallSignIn();
    const { redirectToLogin } = site.merchant;
    const hasToken = session.token() !== undefined;
    if (mustSignIn(location.pathname, { redirectToLogin, hasToken })) {
      // An address, not a typed route: the rule holds for every path, also for one without a screen in this build.
      const wayIn = leadingTo('/login', returnPath(insideOf(location)));
      throw redirect({ href: addressInside(site.basePath, wayIn), replace: true });
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
    () => loadChunk('home', () => import('../features/home/home-screen.tsx')),
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

/** What the login's address may say. */
interface LoginSearch {
  from?: 'agent';
  by?: 'sms';
  to?: string;
  affiliateCode?: unknown;
  referralCode?: unknown;
}

/**
 * Where sign-in is asked of a guest (spec §2): `from=agent` for agents only, `to` is where the guest wanted to go, `by=sms` begins with a
 * code. Providers send members back here.
 */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search): LoginSearch => ({
    ...(search.from === 'agent' ? { from: 'agent' } : {}),
    ...(search.by === 'sms' ? { by: 'sms' } : {}),
    // Who brought the visitor: read by `invitation` where an account may be opened.
    ...('affiliateCode' in search ? { affiliateCode: search.affiliateCode } : {}),
    ...('referralCode' in search ? { referralCode: search.referralCode } : {}),
    ...(typeof search.to === 'string' ? { to: search.to } : {}),
  }),
  beforeLoad: async ({ search, context: { site, storage, session } }) => {
    if (/[?&]state=/.test(openedAt)) {
      const { answerFor, bringBack, parseKept } = await loadChunk(
        'provider’s answer',
        () => import('../features/sign-in/social/social-return.ts'),
      );
      const left = parseKept(storage.leftForProvider());
      bringBack(left);
      // The page that left for the provider is back: where the guest wanted to go stands in its address again.
      if (left?.to !== undefined && search.to === undefined && answerFor(left) !== undefined) {
        throw redirect({ to: '/login', search: { ...search, to: left.to }, replace: true });
      }
    }
    // The login window of another page hands its session over instead, see the screen.
    if (session.token() === undefined || isLoginWindow(window)) return;
    // A change of password that is due comes first and leads home: there it waits, with what the guest wanted.
    const state = session.state();
    const due = state.kind === 'member' && state.record.cpw;
    const path = returnPath(search.to);
    const href = addressInside(site.basePath, due ? leadingTo('/', path) : path);
    throw redirect({ href, replace: true });
  },
  loader: ({ context }) => waysWords(context),
  component: lazyRouteComponent(
    () => loadChunk('login', () => import('../features/sign-in/login/login-screen.tsx')),
    'LoginScreen',
  ),
});

/** Registration under both of its addresses (spec §2); the screen reads in the address who brought the visitor. */
const registerRoutes = (['/register', '/register.html'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ context, search }) => mustBeGuest(context, search),
    loader: ({ context }) => waysWords(context),
    component: lazyRouteComponent(
      () => loadChunk('registration', () => import('../features/registration/register-screen.tsx')),
      'RegisterScreen',
    ),
  }),
);

const forgetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forget',
  beforeLoad: ({ context, search }) => mustBeGuest(context, search),
  loader: ({ context }) => entryWords(context),
  component: lazyRouteComponent(
    () =>
      loadChunk(
        'forgotten password',
        () => import('../features/forgotten-password/forgot-screen.tsx'),
      ),
    'ForgotScreen',
  ),
});

/** Where vendors are chosen (spec §2 "Vendor-select screen"), by guests as well. */
const vendorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vendors',
  loader: ({ context }) => waysWords(context),
  component: lazyRouteComponent(
    () => loadChunk('vendors', () => import('../features/vendors/vendors-screen.tsx')),
    'VendorsScreen',
  ),
});

/** The help centre under both of its addresses (spec §2); the fragment names an article, `term` the terms. */
const helpRoutes = (['/help', '/helpmc'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context }) => helpWords(context),
    component: lazyRouteComponent(
      () => loadChunk('help', () => import('../features/help/help-screen.tsx')),
      'HelpScreen',
    ),
  }),
);

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/changePassword',
  beforeLoad: ({ context, location }) => mustMayAct(context, insideOf(location)),
  loader: ({ context }) => sessionWords(context),
  component: lazyRouteComponent(
    () =>
      loadChunk(
        'change password',
        () => import('../features/sign-in/change-password/change-password-screen.tsx'),
      ),
    'ChangePasswordScreen',
  ),
});

const agentHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agentHome',
  beforeLoad: ({ context }) => {
    const { agentCentre } = context.site.merchant.features;
    const answer = guardAgentPage(visitorOf(context.session.state()), agentCentre);
    if (answer === 'go') return;
    if (answer === 'signIn') {
      throw redirect({ to: '/login', search: { from: 'agent' }, replace: true });
    }
    context.dialogs.open({ kind: answer });
    throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => sessionWords(context),
  component: lazyRouteComponent(
    () => loadChunk('agent home', () => import('../features/agent/home/agent-home-screen.tsx')),
    'AgentHomeScreen',
  ),
});

/** A way in is for guests: a member is home already, or goes where a guest wanted to go. */
function mustBeGuest(
  { site, session }: RouteContext,
  search: Readonly<Record<string, unknown>>,
): void {
  if (session.token() === undefined) return;
  throw redirect({ href: addressInside(site.basePath, wantedPath(search) ?? '/'), replace: true });
}

/** A page behind the guard of spec §5: guests sign in first and come back, trial accounts are told why not. */
function mustMayAct({ session, dialogs }: RouteContext, wanted: string): void {
  const answer = guardAction(visitorOf(session.state()));
  if (answer === 'signIn') throw redirect({ to: '/login', search: { to: wanted }, replace: true });
  if (answer === 'go') return;
  dialogs.open({ kind: 'needsRealAccount' });
  throw redirect({ to: '/', replace: true });
}

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...homeAliases,
  loginRoute,
  ...registerRoutes,
  forgetRoute,
  vendorsRoute,
  ...helpRoutes,
  changePasswordRoute,
  agentHomeRoute,
]);

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

const NotFoundScreen = lazyComponent(
  'not found',
  async () => (await import('../shell/status/not-found-screen.tsx')).NotFoundScreen,
);

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
