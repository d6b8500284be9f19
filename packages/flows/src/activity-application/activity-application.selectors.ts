import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { applicationMachine } from './activity-application.machine.ts';
import { problemsOf } from './activity-application.rules.ts';
import type {
  Activity,
  ApplicationProblems,
  ApplicationValues,
} from './activity-application.types.ts';

/** The screen's view of a member's part in a promotion. */
export interface ApplicationView {
  readonly step: 'standing' | 'applying' | 'claiming' | 'reading' | 'closed';
  readonly busy: boolean;
  readonly activity: Activity;
  readonly canApply: boolean;
  readonly canClaim: boolean;
  /** What was last submitted, kept after a failure. */
  readonly values: ApplicationValues;
  readonly problems: ApplicationProblems;
  readonly problemsOf: (values: ApplicationValues) => ApplicationProblems;
  readonly failure: Failure | undefined;
  /** Why what is shown may be outdated. */
  readonly readFailure: Failure | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
}

export function selectApplication(
  snapshot: SnapshotFrom<typeof applicationMachine>,
): ApplicationView {
  const { value: step, context, children } = snapshot;
  const standing = step === 'standing';
  return {
    step,
    busy: step === 'applying' || step === 'claiming' || step === 'reading',
    activity: context.activity,
    canApply: standing && context.activity.state === 'join',
    canClaim: standing && context.activity.state === 'claim',
    values: context.values,
    problems: context.problems,
    problemsOf,
    failure: context.failure,
    readFailure: context.readFailure,
    act: children['act'] as ApplicationView['act'],
  };
}
