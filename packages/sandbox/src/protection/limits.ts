import type { LimitPeriod } from '@livery/api/contract/protection';
import { deposits, isOpen } from '../deposits/rows.ts';
import type { Context, MemberContext } from '../handlers.ts';
import { memberBook, playPostingsSince, postingsSince } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/rows.ts';
import { fromMinor } from '../money/amount.ts';
import { Refused } from '../refusal.ts';
import { type LimitRow, limits } from './rows.ts';
import { spentSince } from './time-spent.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Length of each period, in milliseconds. */
const periodMs: Readonly<Record<LimitPeriod, number>> = { day, week: 7 * day, month: 30 * day };

/** The movements that count against a limit of money. */
const counted = {
  deposit: ['deposit'],
  loss: ['stake', 'payout'],
} as const satisfies Record<string, readonly MovementKind[]>;

/** How a limit stands: minor units of money, or minutes. */
export interface Standing {
  readonly limit: LimitRow;
  readonly used: bigint;
  /** Of deposits without those that have begun and not arrived, or several at once would break the limit. */
  readonly left: bigint;
  /** When some of it ceases to count. */
  readonly resetsAt: number | undefined;
}

type Asked = Pick<MemberContext, 'tx' | 'member' | 'now'>;

/** How each limit of a member stands now. */
export async function standingsOf({ tx, member, now }: Asked): Promise<Standing[]> {
  const rows = await tx.range(limits, 'byAccount', { from: member.key, to: member.key });
  const hasDepositLimit = rows.some(({ row }) => row.kind === 'deposit');
  const begun = hasDepositLimit ? await awaited(tx, member.key) : 0n;
  return Promise.all(
    rows.map(async ({ row: limit }) => {
      const length = periodMs[limit.period];
      const { used, first } = await usedSince({ tx, member }, limit, now - length + 1);
      const left = BigInt(limit.amount) - used - (limit.kind === 'deposit' ? begun : 0n);
      return {
        limit,
        used,
        left: left < 0n ? 0n : left,
        resetsAt: used > 0n && first !== undefined ? first + length : undefined,
      };
    }),
  );
}

async function usedSince(
  { tx, member }: Pick<Asked, 'tx' | 'member'>,
  { kind }: LimitRow,
  since: number,
): Promise<{ used: bigint; first: number | undefined }> {
  if (kind === 'time') {
    const { ms, first } = await spentSince(tx, member.key, since);
    return { used: BigInt(Math.floor(ms / minute)), first };
  }
  const kinds: readonly MovementKind[] = counted[kind];
  const rows =
    kind === 'loss'
      ? await playPostingsSince(tx, member.key, since)
      : await postingsSince(tx, memberBook(member.key, 'wallet'), since);
  const own = rows
    .filter((row) => kinds.includes(row.kind))
    .sort((one, other) => one.time - other.time);
  const sum = own.reduce((total, row) => total + BigInt(row.amount), 0n);
  const net = kind === 'loss' ? -sum : sum;
  return { used: net > 0n ? net : 0n, first: own[0]?.time };
}

/** What the member has begun to pay in and has not arrived. */
async function awaited(tx: Asked['tx'], account: string): Promise<bigint> {
  const stretch = { from: `${account}/`, to: `${account}/~` };
  const rows = await tx.range(deposits, 'byDue', stretch);
  return rows
    .filter(({ row }) => isOpen(row.state))
    .reduce((sum, { row }) => sum + BigInt(row.amount), 0n);
}

/** Refuses an amount (minor units) that would break one of the member's limits: of several the one that has the least left. */
export async function refuseOverLimit(
  context: MemberContext,
  kind: 'deposit' | 'loss',
  amount: bigint,
): Promise<Refused | undefined> {
  const [least] = (await standingsOf(context))
    .filter(({ limit }) => limit.kind === kind)
    .sort((one, other) => (one.left < other.left ? -1 : 1));
  if (least === undefined || amount <= least.left) return undefined;
  return reached(least, context);
}

/** Refuses play to a member whose time is used up. */
export async function refuseOverTime(asked: Asked): Promise<Refused | undefined> {
  const standings = await standingsOf(asked);
  const over = standings.find(({ limit, left }) => limit.kind === 'time' && left === 0n);
  if (over === undefined) return undefined;
  return new Refused(
    'LIMIT_REACHED',
    `Your time limit for one ${over.limit.period} is used up${until(over)}.`,
  );
}

function reached(standing: Standing, { merchant }: Pick<Context, 'merchant'>): Refused {
  const { decimals, code } = merchant.currency;
  const left = `${fromMinor(standing.left, decimals)} ${code}`;
  const { kind, period } = standing.limit;
  return new Refused(
    'LIMIT_REACHED',
    `Your ${kind} limit for one ${period} has ${left} left${until(standing)}.`,
  );
}

function until({ resetsAt }: Standing): string {
  return resetsAt === undefined ? '' : ` until ${new Date(resetsAt).toISOString()}`;
}
