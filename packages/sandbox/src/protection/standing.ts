import type { Context, MemberContext } from '../handlers.ts';
import type { Restriction } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { isUnconfirmed } from '../registration/terms.ts';
import { refuseOverTime } from './limits.ts';
import { type BreakRow, breaks } from './rows.ts';

type Asked = Pick<MemberContext, 'tx' | 'member' | 'now'>;

/** Refuses a member under a restriction, unless the call stays open under it. */
export async function refuseRestricted(
  asked: Asked,
  openDuring: readonly Restriction[],
): Promise<Refused | undefined> {
  if (!openDuring.includes('unconfirmed') && isUnconfirmed(asked.member.account)) {
    return unconfirmed;
  }
  const overTime = openDuring.includes('overTime') ? undefined : await refuseOverTime(asked);
  return overTime ?? refuseDuringBreak(asked, openDuring);
}

/** The break that a member takes now, or their exclusion. */
export async function breakOf({ tx, member, now }: Asked): Promise<BreakRow | undefined> {
  const taken = (await tx.get(breaks, member.key))?.row;
  return taken !== undefined && taken.until > now ? taken : undefined;
}

/** Refuses to show an offer to a member who takes a break or has excluded themselves; a guest is shown all. */
export async function refuseOffers({ tx, member, now }: Context): Promise<Refused | undefined> {
  return member && refuseDuringBreak({ tx, member, now });
}

/** Refuses what a member may not do while they take a break or have excluded themselves. */
export async function refuseDuringBreak(
  asked: Asked,
  openDuring: readonly Restriction[] = [],
): Promise<Refused | undefined> {
  const taken = await breakOf(asked);
  if (taken === undefined) return undefined;
  if (openDuring.includes(taken.kind === 'timeOut' ? 'break' : 'excluded')) return undefined;
  const until = new Date(taken.until).toISOString();
  return taken.kind === 'timeOut'
    ? new Refused('TIME_OUT', `You are taking a break until ${until}.`)
    : new Refused('SELF_EXCLUDED', `You have excluded yourself until ${until}.`);
}

const unconfirmed = new Refused(
  'AGE_NOT_CONFIRMED',
  'Confirm your age and accept the terms first: an agent opened this account for you.',
);
