import { depositFailures } from '@livery/api/contract/deposits';
import { rejectionReasons } from '@livery/api/contract/withdrawals';
import * as v from 'valibot';
import { type DepositRow, deposits } from '../deposits/rows.ts';
import { moveDeposit } from '../deposits/steps.ts';
import { notFound, paymentKey, wrongState } from '../payments/own.ts';
import { settlePayments } from '../payments/settle.ts';
import type { Refused } from '../refusal.ts';
import type { Store, Table, Transaction } from '../store/store.ts';
import { type WithdrawalRow, withdrawals } from '../withdrawals/rows.ts';
import { moveWithdrawal, onward } from '../withdrawals/steps.ts';
import { readSettings } from './settings.ts';

/** What the clerk does to a deposit that waits. */
export const depositVerdictSchema = v.strictObject({
  reference: v.string(),
  /** One that was never reported as paid counts as paid first. */
  outcome: v.picklist(['arrived', 'failed']),
  /** Why it failed; `notFound` unless said otherwise. */
  failure: v.optional(v.picklist(depositFailures), 'notFound'),
});
export type DepositVerdict = v.InferInput<typeof depositVerdictSchema>;

/** What the clerk does to a withdrawal that is not over. */
export const withdrawalVerdictSchema = v.strictObject({
  reference: v.string(),
  /** Steps before it are taken on the way. Of a disputed one `sent` pays again, and `forcedReceived` ends it without a refund. */
  to: v.picklist(['inReview', 'approved', 'sent', 'rejected', 'received', 'forcedReceived']),
  /** Why it was rejected; `documentsNeeded` unless said otherwise. */
  rejection: v.optional(v.picklist(rejectionReasons), 'documentsNeeded'),
});
export type WithdrawalVerdict = v.InferInput<typeof withdrawalVerdictSchema>;

/** Where the clerk works: a merchant's platform at a moment. */
interface Desk {
  readonly store: Store;
  /** Code of the merchant. */
  readonly merchant: string;
  /** The platform's time. */
  readonly now: number;
}

/** The payments of a merchant that are not final, oldest first. */
export function openPayments({ store, merchant }: Omit<Desk, 'now'>) {
  return store.transaction(async (tx) => {
    const stretch = { from: `${merchant}/open/`, to: `${merchant}/open/~` };
    const shown = ({ row }: { row: DepositRow | WithdrawalRow }) => {
      const { reference, account, amount, currency, state, createdAt, due } = row;
      return { reference, account, amount, currency, state, createdAt, due };
    };
    return {
      deposits: (await tx.range(deposits, 'byOpen', stretch)).map(shown),
      withdrawals: (await tx.range(withdrawals, 'byOpen', stretch)).map(shown),
    };
  });
}

/** Lets a deposit arrive or fail at once; a refusal when there is none of this reference, or it is over. */
export function settleDeposit(desk: Desk, verdict: DepositVerdict): Promise<Refused | undefined> {
  const { reference, outcome, failure } = v.parse(depositVerdictSchema, verdict);
  return desk.store.transaction(async (tx) => {
    const found = await read(tx, deposits, desk, reference);
    if (found === undefined) return notFound;
    const time = desk.now;
    const row =
      found.state === 'created' ? await moveDeposit(tx, found, { to: 'paid', time }) : found;
    const more = outcome === 'failed' ? { failure } : {};
    const next = row && (await moveDeposit(tx, row, { to: outcome, time, ...more }));
    return next === undefined ? wrongState('The deposit', found.state) : undefined;
  });
}

/** Moves a withdrawal on at once; a refusal when there is none of this reference, or it cannot go there. */
export function moveOn(desk: Desk, verdict: WithdrawalVerdict): Promise<Refused | undefined> {
  const { reference, to, rejection } = v.parse(withdrawalVerdictSchema, verdict);
  return desk.store.transaction(async (tx) => {
    const found = await read(tx, withdrawals, desk, reference);
    if (found === undefined) return notFound;
    const { autoReceiveMinutes: receiveMinutes } = await readSettings(tx, desk.merchant);
    const time = desk.now;
    let at: WithdrawalRow | undefined = found;
    for (const step of pathOf(found.state, to)) {
      const more =
        step === 'rejected'
          ? { rejection }
          : step === 'received'
            ? { receivedBy: 'clerk' as const }
            : { receiveMinutes };
      at = at && (await moveWithdrawal(tx, at, { to: step, time, ...more }));
    }
    return at === undefined ? wrongState('The withdrawal', found.state) : undefined;
  });
}

/** The steps from one state to another: those in between where the usual way leads there, else the one alone. */
function pathOf(from: WithdrawalRow['state'], to: WithdrawalRow['state']) {
  const path: WithdrawalRow['state'][] = [];
  // Nothing but a step that the clock takes too is taken on the way, and not the last: only sent ones can be received.
  let at = onward[from];
  while (at !== undefined && at !== 'received') {
    path.push(at);
    if (at === to) return path;
    at = onward[at];
  }
  return [to];
}

/** A payment as it stands now, with what the clock has done to it. */
async function read<Row extends { account: string }>(
  tx: Transaction,
  table: Table<Row>,
  { merchant, now }: Desk,
  reference: string,
): Promise<Row | undefined> {
  const key = paymentKey(merchant, reference);
  const account = (await tx.get(table, key))?.row.account;
  if (account === undefined) return undefined;
  const settings = await readSettings(tx, merchant);
  await settlePayments({ tx, now, settings }, account);
  return (await tx.get(table, key))?.row;
}
