import type { Failure, RequestOf, ValueOf } from '@livery/api';
import type {
  depositCancel,
  depositCreate,
  depositDetail,
  depositMethods,
  depositPaid,
  depositProof,
} from '@livery/api/contract/deposits';
import type { ActService } from '../act/act.types.ts';
import type { AmountProblem } from '../shared/amount.ts';
import type { ImagesProblem } from '../shared/images.ts';
import type { Service } from '../shared/port.ts';
import type { Followed, Polling, Seen } from '../shared/seen.ts';

export type DepositMethod = ValueOf<typeof depositMethods>['list'][number];
/** A deposit with everything that the platform returns about it. */
export type Deposit = ValueOf<typeof depositDetail>;
/** What a member fills in, by name of the field. */
export type DepositFields = Readonly<Record<string, string>>;

export interface DepositValues {
  readonly amount: string;
  readonly fields: DepositFields;
}

export interface DepositProblems {
  readonly amount?: AmountProblem;
  /** Names of fields that are still empty. */
  readonly fields?: readonly string[];
}

export interface DepositInput {
  /** Digits of the currency's minor unit. */
  readonly decimals: number;
  /** Gives a new key. */
  readonly newKey: () => string;
  /** The page's clock, in milliseconds. */
  readonly now: () => number;
  /** A deposit that was started before, here or elsewhere: the flow continues from the platform's state. */
  readonly deposit?: Seen<Deposit> | undefined;
  /** Whether the page is hidden when the flow begins. */
  readonly hidden?: boolean | undefined;
}

/** What the calls ask for, by act. */
export type CreateRequest = RequestOf<typeof depositCreate>;
export type PaidRequest = RequestOf<typeof depositPaid>;
export type ProofRequest = RequestOf<typeof depositProof>;
export type GiveUpRequest = RequestOf<typeof depositCancel>;

export interface DepositServices {
  readonly loadMethods: Service<void, readonly DepositMethod[]>;
  readonly createDeposit: ActService<CreateRequest, Seen<Deposit>>;
  readonly sayPaid: ActService<PaidRequest, Seen<Deposit>>;
  readonly sendProof: ActService<ProofRequest, Seen<Deposit>>;
  readonly giveUp: ActService<GiveUpRequest, Seen<Deposit>>;
  /** Reads the deposit of a reference. */
  readonly readDeposit: Service<string, Seen<Deposit>>;
}

export type DepositEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'choose'; readonly method: string }
  /** The methods as they are by now, read beside the flow: one has opened or closed. */
  | { readonly type: 'offered'; readonly methods: readonly DepositMethod[] }
  | { readonly type: 'back' }
  | { readonly type: 'submit'; readonly values: DepositValues }
  /** "I have paid", with what the member knows only now. */
  | { readonly type: 'paid'; readonly fields: DepositFields }
  | { readonly type: 'sendProof'; readonly images: readonly Blob[] }
  /** The member will not pay. No money has moved. */
  | { readonly type: 'giveUp' }
  /** Reads the deposit now, also after the end of a session. */
  | { readonly type: 'refresh' }
  /** The deposit as another tab or a message of the platform reports it. */
  | { readonly type: 'update'; readonly seen: Seen<Deposit> }
  /** The page is hidden: the poll pauses. */
  | { readonly type: 'hidden' }
  /** The page is visible again: what it shows is read at once. */
  | { readonly type: 'shown' };

export type DepositOutput =
  /** It arrived, failed, expired or was given up. */
  | { readonly result: 'settled'; readonly deposit: Deposit }
  /** The platform never confirmed the deposit; the list of deposits shows whether it was started. */
  | { readonly result: 'unknown'; readonly failure: Failure };

export interface DepositContext extends Polling {
  readonly input: DepositInput;
  readonly methods: readonly DepositMethod[];
  readonly method: DepositMethod | undefined;
  readonly values: DepositValues;
  readonly images: readonly Blob[];
  /** What is wrong with the images that were last sent. */
  readonly imagesProblem: ImagesProblem | undefined;
  /** Why the last act, or the list of methods, failed. */
  readonly failure: Failure | undefined;
  readonly followed: Followed<Deposit> | undefined;
  readonly unknown: Failure | undefined;
}
