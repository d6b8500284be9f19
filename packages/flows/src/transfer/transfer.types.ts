import type { Failure, RequestOf, ValueOf } from '@livery/api';
import type { TransferTargets, transferCreate } from '@livery/api/contract/transfers';
import type { ActService } from '../act/act.types.ts';
import type { AmountProblem } from '../shared/amount.ts';
import type { Service } from '../shared/port.ts';

export type { TransferTargets };
/** Recipient, amount and the payment password. */
export type TransferValues = RequestOf<typeof transferCreate>;
export type Transfer = ValueOf<typeof transferCreate>;

export interface TransferInput {
  /** Digits of the currency's minor unit. */
  readonly decimals: number;
  /** Gives a new key. */
  readonly newKey: () => string;
  /** The account that the form begins with. */
  readonly account?: string | undefined;
}

/** What is wrong with a field before anything is sent. */
export interface TransferProblems {
  readonly account?: 'required' | 'notInLine';
  readonly amount?: AmountProblem | 'notAvailable';
  readonly password?: 'required';
}

export interface TransferServices {
  readonly loadTargets: Service<void, TransferTargets>;
  readonly transfer: ActService<TransferValues, Transfer>;
}

export type TransferEvent =
  /** Reads once more to whom, how much and what blocks it: after a failure, or when something has been done about a block. */
  | { readonly type: 'reload' }
  /** The same as it is by now, read beside the flow. What was typed stays. */
  | { readonly type: 'update'; readonly targets: TransferTargets }
  | { readonly type: 'submit'; readonly values: TransferValues }
  /** The member has reviewed the transfer and confirms it. */
  | { readonly type: 'confirm' }
  | { readonly type: 'back' }
  /** Stops and forgets the password. A screen sends this before it stops the machine. */
  | { readonly type: 'leave' };

export type TransferOutput =
  | { readonly result: 'left' }
  | { readonly result: 'transferred'; readonly transfer: Transfer }
  /** The platform never answered: the history shows whether the transfer was made. */
  | { readonly result: 'unknown'; readonly failure: Failure };

export interface TransferContext {
  readonly input: TransferInput;
  readonly targets: TransferTargets | undefined;
  readonly values: TransferValues;
  readonly problems: TransferProblems;
  readonly failure: Failure | undefined;
  readonly output: TransferOutput;
}
