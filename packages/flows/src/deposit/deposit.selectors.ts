import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { ImagesProblem } from '../shared/images.ts';
import type { depositMachine } from './deposit.machine.ts';
import { problemsOf } from './deposit.rules.ts';
import type { Deposit, DepositMethod, DepositProblems, DepositValues } from './deposit.types.ts';

export type DepositStep =
  | 'loading'
  | 'loadFailed'
  | 'method'
  | 'amount'
  | 'creating'
  /** Waits for the payment. */
  | 'paying'
  | 'sayingPaid'
  | 'givingUp'
  /** Paid: waits for the arrival. */
  | 'waiting'
  | 'sendingProof'
  | 'closed';

/** The screen's view of a deposit. */
export interface DepositView {
  readonly step: DepositStep;
  readonly busy: boolean;
  readonly methods: readonly DepositMethod[];
  readonly method: DepositMethod | undefined;
  readonly problemsOf: (values: DepositValues) => DepositProblems;
  readonly imagesProblem: ImagesProblem | undefined;
  readonly failure: Failure | undefined;
  /** Why the deposit on screen may be outdated. */
  readonly readFailure: Failure | undefined;
  readonly deposit: Deposit | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
}

export function selectDeposit(snapshot: SnapshotFrom<typeof depositMachine>): DepositView {
  const { context, children } = snapshot;
  const { followed } = context;
  const step = stepOf(snapshot);
  return {
    step,
    busy: ['loading', 'creating', 'sayingPaid', 'givingUp', 'sendingProof'].includes(step),
    methods: context.methods,
    method: context.method,
    imagesProblem: context.imagesProblem,
    problemsOf: (values) => problemsOf(context, values),
    failure: context.failure,
    readFailure: context.readFailure,
    deposit: followed?.row,
    act: children['act'] as DepositView['act'],
  };
}

function stepOf(snapshot: SnapshotFrom<typeof depositMachine>): DepositStep {
  const { value, context } = snapshot;
  if (typeof value === 'string') return value === 'starting' ? 'loading' : value;
  const { following } = value;
  if (typeof following === 'object') return following.acting;
  // a row that is read again stays on the screen as it was
  return context.followed?.row.state === 'created' ? 'paying' : 'waiting';
}
