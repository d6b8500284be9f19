import type { Failure, RequestOf, ValueOf } from '@livery/api';
import type { withdrawalConfirm } from '@livery/api/contract/withdrawals';
import type { ActService } from '../act/act.types.ts';
import type { CommentProblem } from '../shared/comment.ts';
import type { ImagesProblem } from '../shared/images.ts';
import type { Service } from '../shared/port.ts';
import type { Followed, Polling, Seen } from '../shared/seen.ts';

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
  readonly comment?: CommentProblem;
}

export interface ConfirmationInput {
  /** Gives a new key. */
  readonly newKey: () => string;
  /** The page's clock, in milliseconds. */
  readonly now: () => number;
  /** The withdrawal as the platform returned it last. */
  readonly withdrawal: Seen<SentWithdrawal>;
  /** Whether the page is hidden when the flow begins. */
  readonly hidden?: boolean | undefined;
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
  /** Reads the withdrawal now, also after the end of a session. */
  | { readonly type: 'refresh' }
  /** The withdrawal as another tab or a message of the platform reports it. */
  | { readonly type: 'update'; readonly seen: Seen<SentWithdrawal> }
  /** The page is hidden: the poll pauses. */
  | { readonly type: 'hidden' }
  /** The page is visible again: what it shows is read at once. */
  | { readonly type: 'shown' };

/** The withdrawal once it is final: received, rejected, or ended by the platform without a refund. */
export interface ConfirmationOutput {
  readonly withdrawal: SentWithdrawal;
}

export interface ConfirmationContext extends Polling {
  readonly input: ConfirmationInput;
  readonly followed: Followed<SentWithdrawal>;
  readonly answer: ConfirmAnswer;
  readonly proof: ConfirmProof;
  /** Why the last answer was rejected. */
  readonly failure: Failure | undefined;
}
