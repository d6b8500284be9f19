import type { LimitKind, LimitPeriod, Protection } from '@livery/api/contract/protection';
import type { Handlers, MemberContext } from '../handlers.ts';
import { fromMinor, toMinor } from '../money/amount.ts';
import { everyMember } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { type Standing, standingsOf } from './limits.ts';
import { breaks, type LimitRow, limits, realityChecks } from './rows.ts';
import { breakOf } from './standing.ts';

const hour = 60 * 60_000;
/** How long a higher limit waits (UKGC RTS 12D). */
const waitMs = 24 * hour;
/** The longest time limit, in minutes: as long as a month has. */
const longestTime = 30n * 24n * 60n;

export const protectionHandlers: Pick<
  Handlers,
  'protection' | 'limitSet' | 'limitConfirm' | 'limitKeep' | 'realityCheckSet' | 'takeBreak'
> = {
  protection: { policy: everyMember, handle: protectionOf },

  limitSet: {
    policy: everyMember,
    async handle(context, { kind, period, amount: text }) {
      const { tx, now } = context;
      const key = keyOf(context, kind, period);
      const before = (await tx.get(limits, key))?.row;
      if (text === null) {
        if (before === undefined) return notSet;
        await tx.put(limits, key, { ...before, pending: { amount: null, from: now + waitMs } });
        return protectionOf(context);
      }
      const amount = readQuantity(context, kind, text);
      if (amount instanceof Refused) return amount;
      if (before !== undefined && amount > BigInt(before.amount)) {
        const pending = { amount: String(amount), from: now + waitMs };
        await tx.put(limits, key, { ...before, pending });
        return protectionOf(context);
      }
      const account = context.member.key;
      await tx.put(limits, key, { account, kind, period, amount: String(amount), since: now });
      return protectionOf(context);
    },
  },

  limitConfirm: {
    policy: everyMember,
    async handle(context, { kind, period }) {
      const { tx, now } = context;
      const key = keyOf(context, kind, period);
      const row = (await tx.get(limits, key))?.row;
      if (row?.pending === undefined) return notSet;
      const { amount, from } = row.pending;
      if (from > now) {
        const when = new Date(from).toISOString();
        return new Refused('WRONG_STATE', `The higher limit can be confirmed from ${when}.`);
      }
      if (amount === null) await tx.delete(limits, key);
      else await tx.put(limits, key, { ...row, amount, since: now, pending: undefined });
      return protectionOf(context);
    },
  },

  limitKeep: {
    policy: everyMember,
    async handle(context, { kind, period }) {
      const key = keyOf(context, kind, period);
      const row = (await context.tx.get(limits, key))?.row;
      if (row?.pending === undefined) return notSet;
      await context.tx.put(limits, key, { ...row, pending: undefined });
      return protectionOf(context);
    },
  },

  realityCheckSet: {
    policy: everyMember,
    async handle(context, { minutes }) {
      const { tx, member } = context;
      if (minutes === null) await tx.delete(realityChecks, member.key);
      else await tx.put(realityChecks, member.key, { minutes });
      return protectionOf(context);
    },
  },

  takeBreak: {
    policy: everyMember,
    async handle(context, request) {
      const { tx, member, now } = context;
      const until =
        request.kind === 'timeOut' ? now + request.hours * hour : monthsAfter(now, request.months);
      const before = (await tx.get(breaks, member.key))?.row;
      const holds = before !== undefined && before.until > now;
      const isWeaker =
        holds &&
        (before.until > until || (before.kind === 'selfExclusion' && request.kind === 'timeOut'));
      if (isWeaker) {
        const end = new Date(before.until).toISOString();
        return new Refused('WRONG_STATE', `The break that holds until ${end} cannot be made less.`);
      }
      const since = holds ? before.since : now;
      await tx.put(breaks, member.key, { kind: request.kind, since, until });
      return protectionOf(context);
    },
  },
};

async function protectionOf(context: MemberContext): Promise<Protection> {
  const { tx, member } = context;
  const standings = await standingsOf(context);
  const minutes = (await tx.get(realityChecks, member.key))?.row.minutes;
  const taken = await breakOf(context);
  return {
    limits: standings.map((standing) => limitOf(standing, context)),
    ...(minutes === undefined ? {} : { realityCheckMinutes: minutes }),
    ...(taken === undefined ? {} : { break: taken }),
  };
}

function limitOf({ limit, used, left, resetsAt }: Standing, { merchant }: MemberContext) {
  const decimals = limit.kind === 'time' ? 0 : merchant.currency.decimals;
  const say = (amount: bigint) => fromMinor(amount, decimals);
  const { kind, period, since, pending } = limit;
  return {
    kind,
    period,
    amount: say(BigInt(limit.amount)),
    used: say(used),
    left: say(left),
    ...(resetsAt === undefined ? {} : { resetsAt }),
    since,
    ...(pending === undefined ? {} : { pending: sayPending(pending, say) }),
  };
}

function sayPending(
  { amount, from }: NonNullable<LimitRow['pending']>,
  say: (amount: bigint) => string,
) {
  return { amount: amount === null ? null : say(BigInt(amount)), asked: from - waitMs, from };
}

/** A limit's amount: nothing is an amount too, it stops an act altogether. */
function readQuantity(
  { merchant }: MemberContext,
  kind: LimitKind,
  text: string,
): bigint | Refused {
  const amount = toMinor(text, kind === 'time' ? 0 : merchant.currency.decimals);
  if (amount === undefined || (kind === 'time' && amount > longestTime)) {
    return new Refused(
      'AMOUNT_INVALID',
      'Expected an amount of money, or whole minutes of a month.',
    );
  }
  return amount;
}

function keyOf({ member }: MemberContext, kind: LimitKind, period: LimitPeriod): string {
  return `${member.key}/${kind}/${period}`;
}

/** The same day of a later month; the last of one that is shorter. */
function monthsAfter(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

const notSet = new Refused('NOT_FOUND', 'There is no such limit, or no change of it that waits.', {
  status: 404,
});
