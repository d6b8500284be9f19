import type { SnapshotFrom } from 'xstate';
import type { Unsaid } from '../shared/agreement.ts';
import type { socialMachine } from './social.machine.ts';
import type { SocialFlowFailure } from './social.types.ts';

export type SocialStep =
  | 'idle'
  | 'opening'
  /** The member has the provider before them. */
  | 'awaiting'
  | 'signingIn'
  /** A newcomer is asked for age and terms. */
  | 'asking'
  /** The platform was not reached: retry, or start anew. */
  | 'interrupted'
  | 'closed';

/** Everything that a screen knows of a social sign-in. */
export interface SocialView {
  readonly step: SocialStep;
  readonly busy: boolean;
  readonly failure: SocialFlowFailure | undefined;
  /** What a newcomer has left out. */
  readonly unsaid: readonly Unsaid[];
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
    unsaid: context.unsaid,
    canStart: snapshot.can({ type: 'start' }),
    canCancel: snapshot.can({ type: 'cancel' }),
  };
}
