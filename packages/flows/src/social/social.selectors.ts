import type { SnapshotFrom } from 'xstate';
import type { AgreementProblem } from '../shared/agreement.ts';
import type { socialMachine } from './social.machine.ts';
import type { SocialFlowFailure } from './social.types.ts';

export type SocialStep =
  | 'idle'
  | 'opening'
  /** The member is at the provider. */
  | 'awaiting'
  | 'signingIn'
  /** A new member is asked for age and terms. */
  | 'asking'
  /** The platform was not reached: retry, or restart. */
  | 'interrupted'
  | 'closed';

/** The screen's view of a social sign-in. */
export interface SocialView {
  readonly step: SocialStep;
  readonly busy: boolean;
  readonly failure: SocialFlowFailure | undefined;
  /** What a new member has not confirmed. */
  readonly problems: readonly AgreementProblem[];
  readonly canStart: boolean;
  readonly canCancel: boolean;
}

export function selectSocial(snapshot: SnapshotFrom<typeof socialMachine>): SocialView {
  const { value, context } = snapshot;
  const step = value === 'beginning' || value === 'reading' ? 'signingIn' : value;
  return {
    step,
    busy: step === 'opening' || step === 'signingIn',
    failure: context.failure,
    problems: context.problems,
    canStart: snapshot.can({ type: 'start' }),
    canCancel: snapshot.can({ type: 'cancel' }),
  };
}
