import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { insideOf, keepInvitation, returnPath } from '../features/session/index.ts';
import { mustSignIn } from './must-sign-in.ts';
import type { Services } from './services.tsx';
import { spelledPath } from './spelling.ts';

/** What routes reach through their context. */
export type RouteContext = Pick<
  Services,
  | 'site'
  | 'storage'
  | 'session'
  | 'dialogs'
  | 'cache'
  | 'client'
  | 'queries'
  | 'loadWords'
  | 'language'
  | 'recallSignIn'
>;

/**
 * The parent of every route: keeps who invited the visitor, logs a remembered member in, and leads guests to the login where the
 * merchant asks for that (spec §2 "Redirect rule"). The router gives it the shell to draw.
 */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ location, matches, context: { site, storage, session, recallSignIn } }) => {
    // A link of the platform may be spelled otherwise.
    const patterns = matches.map(({ fullPath }) => fullPath);
    const to = spelledPath(patterns, location.pathname) ?? location.pathname;
    if (to !== location.pathname)
      throw redirect({ to, search: location.search, hash: location.hash, replace: true });
    keepInvitation(storage, location.search);
    await recallSignIn();
    const { redirectToLogin } = site.merchant;
    const hasToken = session.token() !== undefined;
    if (mustSignIn(location.pathname, { redirectToLogin, hasToken })) {
      const to = returnPath(insideOf(location));
      throw redirect({ to: '/login', search: to === '/' ? {} : { to }, replace: true });
    }
    // The shell compares it with who is here once it is drawn: somebody may have logged in or out in between.
    return { guardedFor: session.state().kind };
  },
});
