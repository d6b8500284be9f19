import { houseBook, memberBook, post, type Short } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send.ts';
import { paymentKey } from '../payments/own.ts';
import { hashText } from '../random.ts';
import type { Transaction } from '../store/store.ts';
import { type WithdrawalRow, type WithdrawalState, withdrawals } from './rows.ts';

const minute = 60_000;
/** Usual minutes from the request to the review, and from there to the approval. */
export const reviewMinutes = { requested: 2, inReview: 10 } as const;

/** Which states may follow which. A request that was made is never taken back. */
const legal: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['inReview', 'rejected'],
  inReview: ['approved', 'rejected'],
  approved: ['sent', 'rejected'],
  sent: ['received', 'disputed', 'forcedReceived'],
  disputed: ['sent', 'received', 'forcedReceived'],
  received: [],
  rejected: [],
  forcedReceived: [],
};

/** Where the clock moves a withdrawal. */
export const onward: Readonly<Partial<Record<WithdrawalState, WithdrawalState>>> = {
  requested: 'inReview',
  inReview: 'approved',
  approved: 'sent',
  sent: 'received',
};

/** A change of a withdrawal's state, and what comes with it. */
export interface WithdrawalStep
  extends Partial<Pick<WithdrawalRow, 'receivedBy' | 'rejection' | 'dispute' | 'receiveMinutes'>> {
  readonly to: WithdrawalState;
  readonly time: number;
}

/** A withdrawal as it is asked for: without a state yet. */
export type WithdrawalRequest = Omit<WithdrawalRow, 'state' | 'history' | 'due'>;

/** Writes a request and sets its amount aside; nothing is written when the wallet is short. */
export async function openWithdrawal(
  tx: Transaction,
  request: WithdrawalRequest,
): Promise<WithdrawalRow | Short> {
  const { merchant, account, reference, currency, createdAt } = request;
  const amount = BigInt(request.amount);
  const short = await post(tx, {
    id: `${merchant}-${reference}`,
    merchant,
    kind: 'withdrawal',
    time: createdAt,
    reference,
    postings: [
      { book: memberBook(account, 'wallet'), amount: -amount, currency },
      { book: memberBook(account, 'held'), amount, currency },
    ],
  });
  if (short) return short;
  const row: WithdrawalRow = {
    ...request,
    state: 'requested',
    history: [{ state: 'requested', time: createdAt }],
    due: createdAt + reviewMinutes.requested * minute,
  };
  await tx.put(withdrawals, paymentKey(merchant, reference), row);
  return row;
}

/**
 * Moves a withdrawal on and writes it, with its postings and what its member is told. Gives the withdrawal as it is then; undefined
 * when its state does not allow the step, and then nothing was written.
 *
 * @param now the moment at which it is done, where that is later than the step's own
 */
export async function moveWithdrawal(
  tx: Transaction,
  row: WithdrawalRow,
  { to, time, ...more }: WithdrawalStep,
  now = time,
): Promise<WithdrawalRow | undefined> {
  if (!legal[row.state].includes(to)) return undefined;
  const next: WithdrawalRow = {
    ...row,
    ...more,
    state: to,
    history: [
      ...row.history,
      { state: to, time, ...(to === 'sent' ? { reference: paymentReference(row) } : {}) },
    ],
  };
  const wait = minutesUntilNext(next);
  next.due = wait === undefined ? undefined : time + wait * minute;
  if (row.dispute && row.state === 'disputed') {
    next.dispute = { ...row.dispute, outcome: outcomeOf(to) };
  }
  await tx.put(withdrawals, paymentKey(row.merchant, row.reference), next);

  if (to === 'sent') await (row.state === 'approved' ? postSent : postSentAgain)(tx, next, time);
  if (to === 'rejected') await postReturn(tx, row, time);
  if (to === 'approved' || to === 'rejected') {
    const template = to === 'approved' ? 'withdrawalApproved' : 'withdrawalRejected';
    const { account, reference, amount } = row;
    await sendMessage(tx, { account, template, reference, amount: BigInt(amount), time });
  }
  const payment = next.history.at(-1)?.reference;
  // Nobody is asked by a deadline that is past.
  if (to === 'sent' && payment !== undefined && next.due !== undefined && next.due > now) {
    const { account, reference, due: deadline } = next;
    const amount = BigInt(next.amount) - BigInt(next.fee);
    const template = 'withdrawalSent';
    await sendMessage(tx, { account, template, reference, amount, time, payment, deadline });
  }
  return next;
}

/** Minutes until the clock moves a withdrawal on; undefined when it does not. */
export function minutesUntilNext({
  state,
  sendMinutes,
  receiveMinutes,
}: Pick<WithdrawalRow, 'state' | 'sendMinutes' | 'receiveMinutes'>): number | undefined {
  switch (state) {
    case 'requested':
    case 'inReview':
      return reviewMinutes[state];
    case 'approved':
      return sendMinutes;
    case 'sent':
      return receiveMinutes;
    default:
      return undefined;
  }
}

/**
 * Lets the clock move an account's withdrawals as far as the time has come, each step at its own time and once. What is sent now waits
 * for the member as long as the platform is set to at this moment.
 *
 * @param receiveMinutes minutes until a withdrawal that is sent counts as received
 */
export async function settleWithdrawals(
  tx: Transaction,
  stretch: { from: string; to: string },
  { now, receiveMinutes }: { now: number; receiveMinutes: number },
): Promise<void> {
  for (const { row } of await tx.range(withdrawals, 'byDue', stretch)) {
    let at: WithdrawalRow | undefined = row;
    while (at?.due !== undefined && at.due <= now) {
      const to = onward[at.state];
      if (to === undefined) break;
      const more =
        to === 'sent'
          ? { receiveMinutes }
          : to === 'received'
            ? { receivedBy: 'deadline' as const }
            : {};
      at = await moveWithdrawal(tx, at, { to, time: at.due, ...more }, now);
    }
  }
}

/** The number of a withdrawal's next payment on its way; another one each time it is sent. */
function paymentReference(row: WithdrawalRow): string {
  return `R${String(hashText(`${row.reference}/${timesSent(row) + 1}`)).padStart(10, '0')}`;
}

function timesSent({ history }: WithdrawalRow): number {
  return history.filter(({ state }) => state === 'sent').length;
}

function outcomeOf(to: WithdrawalState) {
  if (to === 'sent') return 'paidAgain' as const;
  return to === 'received' ? ('received' as const) : ('forcedReceived' as const);
}

async function postSent(tx: Transaction, row: WithdrawalRow, time: number): Promise<void> {
  const { merchant, account, reference, currency } = row;
  const fee = BigInt(row.fee);
  const payout = BigInt(row.amount) - fee;
  const held = memberBook(account, 'held');
  const shared = { merchant, time, reference };
  await post(tx, {
    ...shared,
    id: `${merchant}-${reference}-sent`,
    kind: 'withdrawal',
    postings: [
      { book: held, amount: -payout, currency },
      { book: houseBook(merchant, 'bank'), amount: payout, currency },
    ],
  });
  if (fee === 0n) return;
  await post(tx, {
    ...shared,
    id: `${merchant}-${reference}-fee`,
    kind: 'withdrawalFee',
    postings: [
      { book: held, amount: -fee, currency },
      { book: houseBook(merchant, 'fees'), amount: fee, currency },
    ],
  });
}

/** What is paid again after a dispute is the house's loss: the member's amount left the books when it was sent first. */
async function postSentAgain(tx: Transaction, row: WithdrawalRow, time: number): Promise<void> {
  const { merchant, reference, currency } = row;
  const payout = BigInt(row.amount) - BigInt(row.fee);
  await post(tx, {
    id: `${merchant}-${reference}-sent-${timesSent(row)}`,
    merchant,
    kind: 'withdrawal',
    time,
    reference,
    postings: [
      { book: houseBook(merchant, 'disputes'), amount: -payout, currency },
      { book: houseBook(merchant, 'bank'), amount: payout, currency },
    ],
  });
}

async function postReturn(tx: Transaction, row: WithdrawalRow, time: number): Promise<void> {
  const { merchant, account, reference, currency } = row;
  const amount = BigInt(row.amount);
  await post(tx, {
    id: `${merchant}-${reference}-return`,
    merchant,
    kind: 'withdrawalReturn',
    time,
    reference,
    postings: [
      { book: memberBook(account, 'held'), amount: -amount, currency },
      { book: memberBook(account, 'wallet'), amount, currency },
    ],
  });
}
