import { redirect } from '@tanstack/react-router';
import { addressInside } from '../../app/language-address.ts';
import { openedAt } from '../../app/opened-at.ts';
import type { RouteContext } from '../../app/root-route.ts';
import { isLoginWindow, leadingTo, returnPath } from '../session/index.ts';
import type { LoginSearch } from './sign-in.routes.ts';
import { answerFor, bringBack, parseKept } from './social/social-return.ts';

/**
 * What stands before the login: the way back from a provider, and a member's way on.
 *
 * @throws the redirect
 */
export function guardLogin(
  search: LoginSearch,
  { site, storage, session }: Pick<RouteContext, 'site' | 'storage' | 'session'>,
): void {
  if (/[?&]state=/.test(openedAt)) {
    const left = parseKept(storage.keptInTab('socialSignIn'));
    bringBack(left);
    // The page that left for the provider is back: its address names again where the guest wanted to go.
    if (left?.to !== undefined && search.to === undefined && answerFor(left) !== undefined) {
      throw redirect({ to: '/login', search: { ...search, to: left.to }, replace: true });
    }
  }
  if (session.token() === undefined || isLoginWindow(window)) return;
  // A change of password that is due comes first and leads home: there it waits, with what the guest wanted.
  const state = session.state();
  const due = state.kind === 'member' && state.record.cpw;
  const path = returnPath(search.to);
  const href = addressInside(site.basePath, due ? leadingTo('/', path) : path);
  throw redirect({ href, replace: true });
}
