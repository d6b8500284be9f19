import type { Failure, RequestOf, ValueOf } from '@livery/api';
import type { payeeList } from '@livery/api/contract/payees';
import type { withdrawalCreate, withdrawalTerms } from '@livery/api/contract/withdrawals';
import type { ActService } from '../act/act.types.ts';
import type { AmountProblem } from '../shared/amount.ts';
import type { Service } from '../shared/port.ts';

export type WithdrawalTerms = ValueOf<typeof withdrawalTerms>;
export type Payee = ValueOf<typeof payeeList>['list'][number];
/** The account to pay out to, how much, and the payment password. */
export type WithdrawalRequest = RequestOf<typeof withdrawalCreate>;
/** A withdrawal with everything that the platform returns about it. */
export type Withdrawal = ValueOf<typeof withdrawalCreate>;

/** What is loaded before the form. */
export interface WithdrawalStart {
  readonly terms: WithdrawalTerms;
  readonly payees: readonly Payee[];
}

export interface WithdrawalInput {
  /** Digits of the currency's minor unit. */
  readonly decimals: number;
  /** Gives a new key. */
  readonly newKey: () => string;
}

export interface WithdrawalValues {
  readonly amount: string;
  readonly password: string;
}

export interface WithdrawalProblems {
  /** `notAvailable`: the wallet holds less. */
  readonly amount?: AmountProblem | 'notAvailable';
  readonly password?: 'required';
}

export interface WithdrawalServices {
  /** Terms and blocks, and the accounts that can be paid out to. */
  readonly loadStart: Service<void, WithdrawalStart>;
  readonly withdraw: ActService<WithdrawalRequest, Withdrawal>;
}

export type WithdrawalEvent =
  /** Loads terms and accounts once more: after a failure, when a block may be gone, when an account was added. */
  | { readonly type: 'reload' }
  /** Terms and accounts as they are by now, read beside the flow: a deposit has come, a block has gone. What was typed stays. */
  | { readonly type: 'update'; readonly start: WithdrawalStart }
  | { readonly type: 'choose'; readonly payee: string }
  | { readonly type: 'back' }
  | { readonly type: 'submit'; readonly values: WithdrawalValues }
  /** Leaves the form and forgets the password; a sent request is not affected. */
  | { readonly type: 'leave' };

export type WithdrawalOutput =
  | { readonly result: 'left' }
  | { readonly result: 'requested'; readonly withdrawal: Withdrawal }
  /** The platform never answered: the list of withdrawals shows whether the request was made. */
  | { readonly result: 'unknown'; readonly failure: Failure };

export interface WithdrawalContext {
  readonly input: WithdrawalInput;
  readonly start: WithdrawalStart | undefined;
  readonly payee: Payee | undefined;
  readonly values: WithdrawalValues;
  readonly problems: WithdrawalProblems;
  readonly failure: Failure | undefined;
  readonly output: WithdrawalOutput;
}
