import type { payeeKinds } from '@livery/api/contract/payees';
import type {
  confirmAnswers,
  rejectionReasons,
  withdrawalStates,
} from '@livery/api/contract/withdrawals';
import type { Upload } from '../files/uploads.ts';
import { sortableTime } from '../ledger/rows.ts';
import { table } from '../store/store.ts';

export type WithdrawalState = (typeof withdrawalStates)[number];
export type RejectionReason = (typeof rejectionReasons)[number];
export type ConfirmAnswer = (typeof confirmAnswers)[number];
export type PayeeKind = (typeof payeeKinds)[number];

/** An account that a member can be paid out to. */
export interface PayeeRow {
  id: string;
  account: string;
  kind: PayeeKind;
  name: string;
  /** The whole number: the platform pays to it, and shows no more than its end. */
  number: string;
  bankCode?: string | undefined;
  branchCode?: string | undefined;
  addedAt: number;
}
/** By id. */
export const payees = table<PayeeRow>('payees', {
  byAccount: ({ account, addedAt }) => `${account}/${sortableTime(addedAt)}`,
});

/** A case that "Not received" opens. */
interface DisputeRow {
  caseNumber: string;
  openedAt: number;
  /** One for each "Not received": what was paid again may not come either. */
  reports: readonly {
    time: number;
    comment?: string | undefined;
    proofs: readonly Upload[];
  }[];
  outcome?: 'paidAgain' | 'received' | 'forcedReceived' | undefined;
}

/** A withdrawal; amounts are minor units, times milliseconds since 1970. */
export interface WithdrawalRow {
  reference: string;
  merchant: string;
  account: string;
  /** The payee as it was at the request. */
  payee: Omit<PayeeRow, 'account' | 'addedAt'>;
  amount: string;
  /** Taken from the amount when it is sent. */
  fee: string;
  currency: string;
  state: WithdrawalState;
  /** Every state it has been in; with each payment its number on its way. */
  history: readonly { state: WithdrawalState; time: number; reference?: string }[];
  createdAt: number;
  /** Minutes from approval to sending. */
  sendMinutes: number;
  /** Minutes from sending to counting as received. */
  receiveMinutes: number;
  receivedBy?: 'member' | 'fullPaymentMade' | 'deadline' | 'clerk' | undefined;
  rejection?: RejectionReason | undefined;
  dispute?: DisputeRow | undefined;
  /** When the clock moves it on; absent when it does not. In state `sent` the member's deadline. */
  due?: number | undefined;
}

/** By merchant and reference. */
export const withdrawals = table<WithdrawalRow>('withdrawals', {
  byAccount: ({ account, createdAt }) => `${account}/${sortableTime(createdAt)}`,
  byDue: ({ account, due }) => `${account}/${due === undefined ? '~' : sortableTime(due)}`,
  byOpen: ({ merchant, state, createdAt }) =>
    `${merchant}/${isOpen(state) ? 'open' : 'over'}/${sortableTime(createdAt)}`,
});

/** Whether something can still happen to a withdrawal in this state. */
export function isOpen(state: WithdrawalState): boolean {
  return state !== 'received' && state !== 'rejected' && state !== 'forcedReceived';
}
