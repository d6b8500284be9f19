import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { transferMachine } from './transfer.machine.ts';
import { problemsOf } from './transfer.rules.ts';
import type {
  Transfer,
  TransferProblems,
  TransferTargets,
  TransferValues,
} from './transfer.types.ts';

/** The screen's view of a transfer. */
export interface TransferView {
  readonly step:
    | 'loading'
    | 'loadFailed'
    | 'blocked'
    | 'form'
    | 'confirming'
    | 'transferring'
    | 'done'
    | 'closed';
  readonly busy: boolean;
  readonly targets: TransferTargets | undefined;
  /** What was last submitted, kept after a refusal; the password is empty when the flow has ended. */
  readonly values: TransferValues;
  readonly problems: TransferProblems;
  /** Errors of these values, for a form that shows them before it submits. */
  readonly problemsOf: (values: TransferValues) => TransferProblems;
  readonly failure: Failure | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  readonly transfer: Transfer | undefined;
  readonly canLeave: boolean;
}

export function selectTransfer(snapshot: SnapshotFrom<typeof transferMachine>): TransferView {
  const { value: step, context, children } = snapshot;
  const { targets, values, problems, failure, output } = context;
  return {
    step,
    busy: step === 'loading' || step === 'transferring',
    targets,
    values,
    problems,
    problemsOf: (typed) => problemsOf(context, typed),
    failure,
    act: children['act'] as TransferView['act'],
    transfer: output.result === 'transferred' ? output.transfer : undefined,
    canLeave: snapshot.can({ type: 'leave' }),
  };
}
