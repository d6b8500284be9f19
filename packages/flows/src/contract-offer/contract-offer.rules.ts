import { carries } from '@livery/api/contract-terms';
import type {
  AgentContract,
  AnswerRequest,
  ContractAnswer,
  ContractStanding,
} from './contract-offer.types.ts';

/**
 * What the holder of a contract may answer (spec §4): to an offer all three, to the upline's request to end it too, and to
 * an active contract its end at any time. A contract with the operator, and one that the agent has given, is not the agent's
 * to answer.
 */
export function answersTo({
  side,
  account,
  state,
  request,
}: AgentContract): readonly ContractAnswer[] {
  if (side !== 'received' || account === undefined) return [];
  if (state === 'offered') return ['accept', 'reject', 'terminate'];
  if (state !== 'active') return [];
  return request === 'termination' ? ['accept', 'reject', 'terminate'] : ['terminate'];
}

/** What an answer brings about beyond the contract itself. */
export interface Consequences {
  /** The contract that the accepted offer takes the place of. */
  readonly replaces: AgentContract | undefined;
  /** What the agent has given below that the agent's own then no longer carries: at a higher rate at the same figures, or by a period that does not fit. */
  readonly endsBelow: readonly AgentContract[];
}

/**
 * The lower-rate rule (spec §4): "a new contract with a lower rate than an existing downline's rate automatically terminates that
 * downline's contract". It acts on acceptance, and when a contract ends with nothing in its place.
 */
export function consequencesOf(
  { contract, current, given }: ContractStanding,
  answer: ContractAnswer,
): Consequences {
  const begins = contract.state === 'offered' && answer === 'accept';
  const ends = contract.state === 'active' && answer !== 'reject';
  const own = begins ? contract : ends ? { ...contract, tiers: [] } : undefined;
  return {
    replaces: begins ? current : undefined,
    endsBelow: own === undefined ? [] : given.filter((below) => !carries(own, below)),
  };
}

/** What is sent: the answer, and the contract as the member read it. */
export function requestOf(
  { contract: { contractId, state, request } }: ContractStanding,
  answer: ContractAnswer,
): AnswerRequest {
  return { answer, contract: { contractId, state, request } };
}
