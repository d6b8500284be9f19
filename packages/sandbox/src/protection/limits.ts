import type { MemberContext } from '../handlers.ts';
import { memberBook, sumSince } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/rows.ts';
import { fromMinor } from '../money/amount.ts';
import { Refused } from '../refusal.ts';
import { type LimitPeriod, type LimitRow, limits } from './rows.ts';

const day = 24 * 60 * 60_000;
/** Length of each period, in milliseconds. */
export const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day,
  week: 7 * day,
  month: 30 * day,
};

/** The movements that count against a limit of money. */
const counted = {
  deposit: ['deposit'],
  loss: ['stake', 'payout'],
} as const satisfies Record<string, readonly MovementKind[]>;

/** How much of a limit of money is used, in minor units, and when the oldest part of that ceases to count. */
export async function usedOf(
  { tx, member, now }: Pick<MemberContext, 'tx' | 'member' | 'now'>,
  kind: keyof typeof counted,
  period: LimitPeriod,
): Promise<bigint> {
  const book = memberBook(member.key, 'wallet');
  const sum = await sumSince(tx, book, counted[kind], now - periodMs[period] + 1);
  if (kind === 'deposit') return sum;
  return sum < 0n ? -sum : 0n;
}

/** Refuses an amount that would break one of the member's limits: of several the one that has the least left. */
export async function refuseOverLimit(
  context: MemberContext,
  kind: keyof typeof counted,
  amount: bigint,
): Promise<Refused | undefined> {
  const { tx, member, merchant } = context;
  let least: { limit: LimitRow; left: bigint } | undefined;
  const own = await tx.range(limits, 'byAccount', { from: member.key, to: member.key });
  for (const { row: limit } of own) {
    if (limit.kind !== kind) continue;
    const left = BigInt(limit.amount) - (await usedOf(context, kind, limit.period));
    if (least === undefined || left < least.left) least = { limit, left };
  }
  if (least === undefined || amount <= least.left) return undefined;
  const left = fromMinor(least.left < 0n ? 0n : least.left, merchant.currency.decimals);
  return new Refused(
    'LIMIT_REACHED',
    `Your ${kind} limit for one ${least.limit.period} has ${left} ${merchant.currency.code} left.`,
  );
}
