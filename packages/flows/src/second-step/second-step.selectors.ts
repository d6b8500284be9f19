import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { SecondStepMethod } from '../login/login.types.ts';
import { isSent, type secondStepMachine } from './second-step.machine.ts';

/** The screen's view of the second step. */
export interface SecondStepView {
  readonly step: 'choose' | 'answer' | 'verifying' | 'closed';
  readonly methods: readonly SecondStepMethod[];
  readonly hints: { readonly [method in SecondStepMethod]?: string | undefined };
  readonly method: SecondStepMethod | undefined;
  /** What was last submitted, kept after a failure. */
  readonly answer: string;
  /** The answer was left empty. */
  readonly missing: boolean;
  readonly failure: Failure | undefined;
  /** Only for methods whose code is sent. */
  readonly code:
    | {
        readonly sending: boolean;
        readonly sentTo: string | undefined;
        /** Whole seconds until another code can be requested. */
        readonly secondsLeft: number;
        readonly canSend: boolean;
      }
    | undefined;
  /** There is another method to go back to. */
  readonly canGoBack: boolean;
  readonly canSubmit: boolean;
}

export function selectSecondStep(snapshot: SnapshotFrom<typeof secondStepMachine>): SecondStepView {
  const { input, method, answer, missing, failure, resendAt, sentTo, tickedAt } = snapshot.context;
  const asking = snapshot.matches({ open: { answer: 'asking' } });
  const verifying = snapshot.matches({ open: { answer: 'verifying' } });
  const secondsLeft = isSent(method)
    ? Math.max(0, Math.ceil(((resendAt[method] ?? 0) - tickedAt) / 1000))
    : 0;
  return {
    step: stepOf({ closed: snapshot.status !== 'active', asking, verifying }),
    methods: input.methods,
    hints: input.hints,
    method,
    answer,
    missing,
    failure,
    code: isSent(method)
      ? {
          sending: snapshot.matches({ open: { code: 'sending' } }),
          sentTo: sentTo[method],
          secondsLeft,
          canSend: asking && snapshot.matches({ open: { code: 'quiet' } }) && secondsLeft === 0,
        }
      : undefined,
    canGoBack: asking && input.methods.length > 1,
    canSubmit: asking,
  };
}

function stepOf(at: { closed: boolean; asking: boolean; verifying: boolean }) {
  if (at.closed) return 'closed';
  if (at.verifying) return 'verifying';
  return at.asking ? 'answer' : 'choose';
}
