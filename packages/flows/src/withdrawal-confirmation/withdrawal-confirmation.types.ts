import type { Failure, RequestOf, ValueOf } from '@livery/api';
import type { withdrawalConfirm } from '@livery/api/contract/withdrawals';
import type { ActService } from '../act/act.types.ts';
import type { ImagesProblem } from '../shared/images.ts';
import type { Service } from '../shared/port.ts';
import type { Followed, Seen } from '../shared/seen.ts';

/** A withdrawal with everything that the platform returns about it. */
export type SentWithdrawal = ValueOf<typeof withdrawalConfirm>;
export type ConfirmRequest = RequestOf<typeof withdrawalConfirm>;
/** `received`, `notReceived` with proof, `fullPaymentMade`. */
export type ConfirmAnswer = ConfirmRequest['answer'];

/** What "not received" comes with. */
export interface ConfirmProof {
  /** One to three. */
  readonly images: readonly Blob[];
  /** At most 140 characters. */
  readonly comment: string;
}

export interface ConfirmationProblems {
  readonly images?: ImagesProblem;
  readonly comment?: 'tooLong';
}

export interface ConfirmationInput {
  /** Gives a new key. */
  readonly newKey: () => string;
  /** The page's clock, in milliseconds. */
  readonly now: () => number;
  /** The withdrawal as the platform returned it last. */
  readonly withdrawal: Seen<SentWithdrawal>;
}

export interface ConfirmationServices {
  readonly confirm: ActService<ConfirmRequest, Seen<SentWithdrawal>>;
  /** Reads the withdrawal of a reference. */
  readonly readWithdrawal: Service<string, Seen<SentWithdrawal>>;
}

export type ConfirmationEvent =
  | { readonly type: 'received' }
  | { readonly type: 'fullPaymentMade' }
  | { readonly type: 'notReceived'; readonly proof: ConfirmProof }
  /** Reads the withdrawal now. */
  | { readonly type: 'refresh' }
  /** The withdrawal as another tab or a message of the platform reports it. */
  | { readonly type: 'update'; readonly seen: Seen<SentWithdrawal> }
  | { readonly type: 'leave' };

/** Emitted when this flow has changed the withdrawal, so that other tabs can follow. */
export interface ConfirmationEmitted {
  readonly type: 'moved';
  readonly seen: Seen<SentWithdrawal>;
}

export type ConfirmationOutput =
  | { readonly result: 'left'; readonly withdrawal: SentWithdrawal }
  /** Final: received, rejected, or ended by the platform without a refund. */
  | { readonly result: 'ended'; readonly withdrawal: SentWithdrawal };

export interface ConfirmationContext {
  readonly input: ConfirmationInput;
  readonly followed: Followed<SentWithdrawal>;
  readonly answer: ConfirmAnswer;
  readonly proof: ConfirmProof;
  readonly problems: ConfirmationProblems;
  /** Why the last answer was rejected. */
  readonly failure: Failure | undefined;
  /** Why the withdrawal could not be read last. */
  readonly readFailure: Failure | undefined;
}
