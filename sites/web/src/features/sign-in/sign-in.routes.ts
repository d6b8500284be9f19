import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { loadChunk } from '../../app/load-chunk.ts';
import { openedAt } from '../../app/opened-at.ts';
import { rootRoute } from '../../app/root-route.ts';
import { type EntrySearch, entrySearch, waysWords } from '../entry/index.ts';
import { insideOf, isLoginWindow, membersOnly, sessionWords } from '../session/index.ts';

/** What the login's address may hold. */
export interface LoginSearch extends EntrySearch {
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
  beforeLoad: async ({ search, context }) => {
    const isGuest = context.session.token() === undefined;
    // The login window of another page hands its session over instead, see the screen.
    if ((isGuest || isLoginWindow(window)) && !/[?&]state=/.test(openedAt)) return;
    const { guardLogin } = await loadChunk('login guard', () => import('./login-guard.ts'));
    guardLogin(search, context);
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
