import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { withdrawalMachine } from './withdrawal.machine.ts';
import { problemsOf } from './withdrawal.rules.ts';
import type {
  Payee,
  Withdrawal,
  WithdrawalProblems,
  WithdrawalTerms,
  WithdrawalValues,
} from './withdrawal.types.ts';

/** The screen's view of a request for a withdrawal. */
export interface WithdrawalView {
  readonly step:
    | 'loading'
    | 'loadFailed'
    /** Something blocks the withdrawal: `terms.blocks` lists what. */
    | 'blocked'
    | 'payee'
    | 'amount'
    | 'requesting'
    | 'requested'
    | 'closed';
  readonly busy: boolean;
  readonly terms: WithdrawalTerms | undefined;
  readonly payees: readonly Payee[];
  readonly payee: Payee | undefined;
  /** What was last submitted, kept after a refusal; the password is empty when the flow has ended. */
  readonly values: WithdrawalValues;
  readonly problems: WithdrawalProblems;
  readonly problemsOf: (values: WithdrawalValues) => WithdrawalProblems;
  readonly failure: Failure | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  readonly withdrawal: Withdrawal | undefined;
  readonly canLeave: boolean;
}

export function selectWithdrawal(snapshot: SnapshotFrom<typeof withdrawalMachine>): WithdrawalView {
  const { value: step, context, children } = snapshot;
  const { start, payee, output } = context;
  return {
    step,
    busy: step === 'loading' || step === 'requesting',
    terms: start?.terms,
    payees: start?.payees ?? [],
    payee,
    values: context.values,
    problems: context.problems,
    problemsOf: (values) => problemsOf(context, values),
    failure: context.failure,
    act: children['act'] as WithdrawalView['act'],
    withdrawal: output.result === 'requested' ? output.withdrawal : undefined,
    canLeave: step !== 'requesting' && snapshot.status === 'active',
  };
}
