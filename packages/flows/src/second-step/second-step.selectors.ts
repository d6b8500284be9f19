import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { SecondStepMethod } from '../login/login.types.ts';
import { secondsLeft } from '../shared/countdown.ts';
import type { secondStepMachine } from './second-step.machine.ts';
import { isSent } from './second-step.rules.ts';

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
  const { context } = snapshot;
  const { input, method, asked, answer, missing, failure, sentTo } = context;
  const asking = snapshot.matches({ open: { answer: 'asking' } });
  const verifying = snapshot.matches({ open: { answer: 'verifying' } });
  const left = isSent(method) ? secondsLeft(context, method) : 0;
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
          sending: asked === method && snapshot.matches({ open: { code: 'sending' } }),
          sentTo: sentTo[method],
          secondsLeft: left,
          canSend: asking && snapshot.matches({ open: { code: 'quiet' } }) && left === 0,
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
