import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send.ts';
import { paymentKey } from '../payments/own.ts';
import type { Transaction } from '../store/store.ts';
import { type DepositFailure, type DepositRow, type DepositState, deposits } from './rows.ts';

/** Which states may follow which. */
const legal: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['paid', 'expired', 'cancelled'],
  paid: ['arrived', 'failed'],
  arrived: [],
  failed: [],
  expired: [],
  cancelled: [],
};

/** How long a deposit waits to be paid. */
const payWithinMs = 30 * 60_000;

/** Writes a new deposit, which waits for its payment. */
export async function openDeposit(
  tx: Transaction,
  request: Omit<DepositRow, 'state' | 'history' | 'payBy' | 'due' | 'proofs'>,
): Promise<DepositRow> {
  const { merchant, reference, createdAt } = request;
  const payBy = createdAt + payWithinMs;
  const row: DepositRow = {
    ...request,
    state: 'created',
    history: [{ state: 'created', time: createdAt }],
    payBy,
    proofs: [],
    due: payBy,
  };
  await tx.put(deposits, paymentKey(merchant, reference), row);
  return row;
}

/** A change of a deposit's state, and what comes with it. */
export interface DepositStep extends Partial<Pick<DepositRow, 'fields' | 'caseNumber'>> {
  readonly to: DepositState;
  readonly time: number;
  readonly failure?: DepositFailure;
}

/**
 * Moves a deposit on and writes it: its arrival is posted, its arrival and failure are told. Gives the deposit as it is then;
 * undefined when its state does not allow the step, and then nothing was written.
 */
export async function moveDeposit(
  tx: Transaction,
  row: DepositRow,
  { to, time, ...more }: DepositStep,
): Promise<DepositRow | undefined> {
  if (!legal[row.state].includes(to)) return undefined;
  const expectedAt = time + row.expectedMinutes * 60_000;
  const next: DepositRow = {
    ...row,
    ...more,
    state: to,
    history: [...row.history, { state: to, time }],
    due: to === 'paid' ? expectedAt : undefined,
    expectedAt: to === 'paid' ? expectedAt : row.expectedAt,
  };
  await tx.put(deposits, paymentKey(row.merchant, row.reference), next);
  if (to === 'arrived') await postArrival(tx, row, time);
  if (to === 'arrived' || to === 'failed') {
    const template = to === 'arrived' ? 'depositArrived' : 'depositFailed';
    const { account, reference } = row;
    const amount = to === 'arrived' ? creditedOf(row) : BigInt(row.amount);
    await sendMessage(tx, { account, template, reference, amount, time });
  }
  return next;
}

/** What reaches the wallet, in minor units. */
export function creditedOf({ amount, fee }: Pick<DepositRow, 'amount' | 'fee'>): bigint {
  return BigInt(amount) - BigInt(fee);
}

/** Lets the clock move an account's deposits: those never paid expire, those paid arrive, each at its own time and once. */
export async function settleDeposits(tx: Transaction, stretch: { from: string; to: string }) {
  for (const { row } of await tx.range(deposits, 'byDue', stretch)) {
    const to = row.state === 'created' ? 'expired' : 'arrived';
    // Only rows that wait have a due time.
    if (row.due !== undefined) await moveDeposit(tx, row, { to, time: row.due });
  }
}

async function postArrival(tx: Transaction, row: DepositRow, time: number): Promise<void> {
  const { merchant, account, reference, currency } = row;
  const id = `${merchant}-${reference}`;
  const wallet = memberBook(account, 'wallet');
  const amount = BigInt(row.amount);
  await post(tx, {
    id,
    merchant,
    kind: 'deposit',
    time,
    reference,
    postings: [
      { book: houseBook(merchant, 'bank'), amount: -amount, currency },
      { book: wallet, amount, currency },
    ],
  });
  const fee = BigInt(row.fee);
  if (fee === 0n) return;
  await post(tx, {
    id: `${id}-fee`,
    merchant,
    kind: 'depositFee',
    time,
    reference,
    postings: [
      { book: wallet, amount: -fee, currency },
      { book: houseBook(merchant, 'fees'), amount: fee, currency },
    ],
  });
}
