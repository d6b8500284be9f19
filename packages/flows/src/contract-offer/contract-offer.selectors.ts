import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { offerMachine } from './contract-offer.machine.ts';
import { answersTo, type Consequences, consequencesOf } from './contract-offer.rules.ts';
import type { AgentContract, ContractAnswer } from './contract-offer.types.ts';

/** The screen's view of an agent's answer to a contract. */
export interface OfferView {
  readonly step: 'reading' | 'unread' | 'standing' | 'confirming' | 'answering' | 'closed';
  readonly busy: boolean;
  readonly contract: AgentContract | undefined;
  /** What may be answered now. */
  readonly answers: readonly ContractAnswer[];
  /** The answer that waits for the member's confirmation, or that is pending. */
  readonly answer: ContractAnswer | undefined;
  /** What that answer brings about; undefined while there is none. */
  readonly consequences: Consequences | undefined;
  readonly failure: Failure | undefined;
  /** Why what is shown may be outdated. */
  readonly readFailure: Failure | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  readonly canLeave: boolean;
}

export function selectOffer(snapshot: SnapshotFrom<typeof offerMachine>): OfferView {
  const { value: step, context, children } = snapshot;
  const { standing, answer, failure, readFailure } = context;
  return {
    step,
    busy: step === 'reading' || step === 'answering',
    contract: standing?.contract,
    answers: standing && step === 'standing' ? answersTo(standing.contract) : [],
    answer,
    consequences: standing && answer && consequencesOf(standing, answer),
    failure,
    readFailure,
    act: children['act'] as OfferView['act'],
    canLeave: snapshot.can({ type: 'leave' }),
  };
}
