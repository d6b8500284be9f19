import type { CreditLine, Transaction, TransactionKind } from '@livery/api/contract/history';
import { fromMinor, toMinor } from '../money/amount.ts';

/** Which way money went: into a member's wallets or out of them; between them it went neither. */
export function directionOf({ amount, otherWallet }: Transaction): 'in' | 'out' | undefined {
  if (otherWallet !== undefined) return undefined;
  return amount.startsWith('-') ? 'out' : 'in';
}

/**
 * What the wallets of a member held before a period and after it, and what made the difference, by kind. Exact: opening, plus what came
 * in, less what went out, is the closing balance.
 *
 * @param all every movement until the end of the period
 * @param from beginning of the period, milliseconds since 1970
 */
export function creditReportOf(
  all: readonly Transaction[],
  { from, decimals }: { readonly from: number; readonly decimals: number },
) {
  let opening = 0n;
  const sums = {
    in: new Map<TransactionKind, { amount: bigint; count: number }>(),
    out: new Map<TransactionKind, { amount: bigint; count: number }>(),
  };
  for (const entry of all) {
    const direction = directionOf(entry);
    if (direction === undefined) continue;
    // Written by the ledger, with the currency's own digits.
    const amount = toMinor(entry.amount, decimals) ?? 0n;
    if (entry.time < from) {
      opening += amount;
      continue;
    }
    const before = sums[direction].get(entry.kind) ?? { amount: 0n, count: 0 };
    sums[direction].set(entry.kind, {
      amount: before.amount + (amount < 0n ? -amount : amount),
      count: before.count + 1,
    });
  }
  const text = (amount: bigint) => fromMinor(amount, decimals);
  const linesOf = (of: (typeof sums)['in']): CreditLine[] =>
    [...of]
      .sort(([, one], [, other]) => (one.amount < other.amount ? 1 : -1))
      .map(([kind, { amount, count }]) => ({ kind, amount: text(amount), count }));
  const totalOf = (of: (typeof sums)['in']) =>
    [...of.values()].reduce((sum, { amount }) => sum + amount, 0n);
  const [totalIn, totalOut] = [totalOf(sums.in), totalOf(sums.out)];
  return {
    opening: text(opening),
    in: linesOf(sums.in),
    totalIn: text(totalIn),
    out: linesOf(sums.out),
    totalOut: text(totalOut),
    closing: text(opening + totalIn - totalOut),
  };
}
