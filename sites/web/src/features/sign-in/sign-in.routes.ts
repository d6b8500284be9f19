import { createRoute, redirect } from '@tanstack/react-router';
import { addressInside } from '../../app/language-address.ts';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { loadChunk } from '../../app/load-chunk.ts';
import { openedAt } from '../../app/opened-at.ts';
import { rootRoute } from '../../app/root-route.ts';
import { type EntrySearch, entrySearch, waysWords } from '../entry/index.ts';
import {
  insideOf,
  isLoginWindow,
  leadingTo,
  membersOnly,
  returnPath,
  sessionWords,
} from '../session/index.ts';

/** What the login's address may hold. */
interface LoginSearch extends EntrySearch {
  /** For agents only. */
  from?: 'agent';
  /** Begins with a code to a mobile number. */
  by?: 'sms';
}

/** Where guests log in (spec §2). Login providers send members back here. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...entrySearch(search),
    ...(search.from === 'agent' ? { from: 'agent' } : {}),
    ...(search.by === 'sms' ? { by: 'sms' } : {}),
  }),
  beforeLoad: async ({ search, context: { site, storage, session } }) => {
    if (/[?&]state=/.test(openedAt)) {
      const { answerFor, bringBack, parseKept } = await loadChunk(
        'provider’s answer',
        () => import('./social/social-return.ts'),
      );
      const left = parseKept(storage.keptInTab('socialSignIn'));
      bringBack(left);
      // The page that left for the provider is back: its address names again where the guest wanted to go.
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
  component: lazyScreen(
    'login',
    async () => (await import('./login/login-screen.tsx')).LoginScreen,
  ),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/changePassword',
  beforeLoad: ({ context, location }) => membersOnly(context, insideOf(location)),
  loader: ({ context }) => sessionWords(context),
  component: lazyScreen(
    'change password',
    async () => (await import('./change-password/change-password-screen.tsx')).ChangePasswordScreen,
  ),
});

export const signInRoutes = [loginRoute, changePasswordRoute] as const;
