import type { depositFailures, depositStates, paymentKinds } from '@livery/api/contract/deposits';
import type { Upload } from '../files/uploads.ts';
import { sortableTime } from '../ledger/rows.ts';
import { table } from '../store/store.ts';

export type DepositState = (typeof depositStates)[number];
export type DepositFailure = (typeof depositFailures)[number];

/** A deposit; amounts are minor units, times milliseconds since 1970. */
export interface DepositRow {
  reference: string;
  merchant: string;
  account: string;
  /** Code of the method, and its kind when the deposit was begun. */
  method: string;
  kind: (typeof paymentKinds)[number];
  amount: string;
  /** Taken from the amount at arrival. */
  fee: string;
  currency: string;
  fields: Readonly<Record<string, string>>;
  state: DepositState;
  /** Every state it has been in. */
  history: readonly { state: DepositState; time: number }[];
  createdAt: number;
  payBy: number;
  /** Minutes from payment to arrival, as told. */
  expectedMinutes: number;
  expectedAt?: number | undefined;
  caseNumber?: string | undefined;
  failure?: DepositFailure | undefined;
  proofs: readonly Upload[];
  /** When the clock moves it on; absent when it does not, as with one that waits for support. */
  due?: number | undefined;
}

/** By merchant and reference. */
export const deposits = table<DepositRow>('deposits', {
  byAccount: ({ account, createdAt }) => `${account}/${sortableTime(createdAt)}`,
  byDue: ({ account, due }) => `${account}/${due === undefined ? '~' : sortableTime(due)}`,
  byOpen: ({ merchant, state, createdAt }) =>
    `${merchant}/${isOpen(state) ? 'open' : 'over'}/${sortableTime(createdAt)}`,
});

/** Whether a deposit in this state is not final. */
export function isOpen(state: DepositState): boolean {
  return state === 'created' || state === 'paid';
}
