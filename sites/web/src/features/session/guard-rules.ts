import { redirect } from '@tanstack/react-router';
import { addressInside } from '../../app/language-address.ts';
import type { RouteContext } from '../../app/root-route.ts';
import { guardAction, guardAgent } from './guard-action.ts';
import { wantedPath } from './return-path.ts';
import { visitorOf } from './visitor.ts';

/** Milliseconds for which a guard waits for who has signed in. */
const patience = 3000;

/** Settles when that is known: a new login has its token first, and what kind of account it is with the member's own data. */
function knownWho(session: RouteContext['session']): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (!session.isNew()) end();
    };
    const stop = session.subscribe(look);
    const timer = setTimeout(end, patience);
    look();
  });
}

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
export async function guardMemberPage(
  { session, dialogs }: Guarded,
  wanted: string,
  enabled = true,
): Promise<void> {
  await knownWho(session);
  const answer = guardAction(visitorOf(session.state()), enabled);
  if (answer === 'signIn') throw redirect({ to: '/login', search: { to: wanted }, replace: true });
  if (answer === 'go') return;
  dialogs.open({ kind: answer });
  throw redirect({ to: '/', replace: true });
}

/** See `agentsOnly`. */
export async function guardAgentPage({ site, session, dialogs }: Guarded): Promise<void> {
  await knownWho(session);
  const answer = guardAgent(visitorOf(session.state()), site.merchant.features.agentCentre);
  if (answer === 'signIn') {
    throw redirect({ to: '/login', search: { from: 'agent' }, replace: true });
  }
  if (answer === 'go') return;
  dialogs.open({ kind: answer });
  throw redirect({ to: '/', replace: true });
}
