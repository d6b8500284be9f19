import { deposits } from '../deposits/rows.ts';
import { settleDeposits } from '../deposits/steps.ts';
import type { Context } from '../handlers.ts';
import { sortableTime } from '../ledger/rows.ts';
import { withdrawals } from '../withdrawals/rows.ts';
import { settleWithdrawals } from '../withdrawals/steps.ts';

/**
 * Applies all due steps of an account's payments since the last access: deposits arrive or expire, withdrawals go on.
 * Each step is posted at the time when it was due, and once: of two calls at the same time one finds it done.
 *
 * @param account key of the account's row
 */
export async function settlePayments(
  { tx, now, settings }: Pick<Context, 'tx' | 'now' | 'settings'>,
  account: string,
): Promise<void> {
  const stretch = { from: `${account}/`, to: `${account}/${sortableTime(now)}` };
  await settleDeposits(tx, stretch);
  await settleWithdrawals(tx, stretch, { now, receiveMinutes: settings.autoReceiveMinutes });
}

/** Keys of the accounts of a merchant with payments that are due to move on. */
export async function duePayments({
  tx,
  merchant,
  now,
}: Pick<Context, 'tx' | 'merchant' | 'now'>): Promise<ReadonlySet<string>> {
  const open = { from: `${merchant.code}/open/`, to: `${merchant.code}/open/~` };
  const rows = [
    ...(await tx.range(deposits, 'byOpen', open)),
    ...(await tx.range(withdrawals, 'byOpen', open)),
  ];
  const due = rows.filter(({ row }) => row.due !== undefined && row.due <= now);
  return new Set(due.map(({ row }) => row.account));
}
