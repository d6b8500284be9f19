import { redirect } from '@tanstack/react-router';
import { addressInside } from '../../app/language-address.ts';
import type { RouteContext } from '../../app/root-route.ts';
import { guardAction, wantedPath } from './guard-action.ts';
import { visitorOf } from './visitor.ts';

/**
 * For routes that only guests need, such as registration: a member goes home, or where the guest wanted to go.
 *
 * @throws the redirect
 */
export function guestsOnly(
  { site, session }: Pick<RouteContext, 'site' | 'session'>,
  search: Readonly<{ to?: unknown }>,
): void {
  if (session.token() === undefined) return;
  throw redirect({ href: addressInside(site.basePath, wantedPath(search) ?? '/'), replace: true });
}

/**
 * For routes behind the guard of spec §5: a guest logs in first and comes back, a trial account is told why not.
 *
 * @param wanted the path inside the site that the guard stands before
 * @throws the redirect
 */
export function membersOnly(
  { session, dialogs }: Pick<RouteContext, 'session' | 'dialogs'>,
  wanted: string,
): void {
  const answer = guardAction(visitorOf(session.state()));
  if (answer === 'signIn') throw redirect({ to: '/login', search: { to: wanted }, replace: true });
  if (answer === 'go') return;
  dialogs.open({ kind: 'needsRealAccount' });
  throw redirect({ to: '/', replace: true });
}
