import { redirect } from '@tanstack/react-router';
import { addressInside } from '../../app/language-address.ts';
import type { RouteContext } from '../../app/root-route.ts';
import { guardAction, guardAgent } from './guard-action.ts';
import { wantedPath } from './return-path.ts';
import { visitorOf } from './visitor.ts';

/** What a guard asks, and what it answers with. */
export type Guarded = Pick<RouteContext, 'site' | 'session' | 'dialogs'>;

/** See `guestsOnly`: who is there has signed in. */
export function leadMemberOn(
  { site }: Pick<RouteContext, 'site'>,
  search: Readonly<{ to?: unknown }>,
): never {
  throw redirect({ href: addressInside(site.basePath, wantedPath(search) ?? '/'), replace: true });
}

/** See `membersOnly` and `memberCentreOnly`. */
export function guardMemberPage(
  { session, dialogs }: Guarded,
  wanted: string,
  enabled = true,
): void {
  const answer = guardAction(visitorOf(session.state()), enabled);
  if (answer === 'signIn') throw redirect({ to: '/login', search: { to: wanted }, replace: true });
  if (answer === 'go') return;
  dialogs.open({ kind: answer });
  throw redirect({ to: '/', replace: true });
}

/** See `agentsOnly`. */
export function guardAgentPage({ site, session, dialogs }: Guarded): void {
  const answer = guardAgent(visitorOf(session.state()), site.merchant.features.agentCentre);
  if (answer === 'signIn') {
    throw redirect({ to: '/login', search: { from: 'agent' }, replace: true });
  }
  if (answer === 'go') return;
  dialogs.open({ kind: answer });
  throw redirect({ to: '/', replace: true });
}
