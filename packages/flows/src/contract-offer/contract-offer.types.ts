import type { Failure, RequestOf } from '@livery/api';
import type { AgentContract, contractAccept } from '@livery/api/contract/agents';
import type { ActService } from '../act/act.types.ts';
import type { Service } from '../shared/port.ts';

export type { AgentContract };

/** What a downline may answer to a contract (spec §4). */
export type ContractAnswer = 'accept' | 'reject' | 'terminate';

/** An answer, with the contract as it was read. */
export interface AnswerRequest {
  readonly answer: ContractAnswer;
  readonly contract: RequestOf<typeof contractAccept>;
}

/** A contract that the agent has received, and the agent's others that an answer may touch. */
export interface ContractStanding {
  readonly contract: AgentContract;
  /** The active contract of the same kind that an accepted offer takes the place of. */
  readonly current: AgentContract | undefined;
  /** Contracts and offers of the same kind that the agent has given to those below. */
  readonly given: readonly AgentContract[];
}

export interface OfferInput {
  /** Gives a new key. */
  readonly newKey: () => string;
  readonly contractId: string;
}

export interface OfferServices {
  /** Reads the contract of an id with what an answer may touch. */
  readonly readStanding: Service<string, ContractStanding>;
  /** Accepts, rejects or terminates. */
  readonly answer: ActService<AnswerRequest, AgentContract>;
}

export type OfferEvent =
  /** The member wants to answer, and is shown the consequences first. */
  | { readonly type: 'choose'; readonly answer: ContractAnswer }
  | { readonly type: 'confirm' }
  | { readonly type: 'back' }
  /** Reads the contract again: on the member's request, or because another tab or a message reports a change. */
  | { readonly type: 'refresh' }
  | { readonly type: 'leave' };

/** Emitted when this flow has changed the contract, so that other tabs can read it. */
export interface OfferEmitted {
  readonly type: 'moved';
  readonly contractId: string;
}

export interface OfferOutput {
  /** The contract as it was read last; undefined when it never was. */
  readonly contract: AgentContract | undefined;
}

export interface OfferContext {
  readonly input: OfferInput;
  readonly standing: ContractStanding | undefined;
  readonly answer: ContractAnswer | undefined;
  /** Why the last answer was rejected. */
  readonly failure: Failure | undefined;
  /** Why the contract could not be read last. */
  readonly readFailure: Failure | undefined;
}
