import type { ActOutput } from '../act/act.types.ts';
import { amountProblem } from '../shared/amount.ts';
import type {
  Transfer,
  TransferContext,
  TransferOutput,
  TransferProblems,
  TransferValues,
} from './transfer.types.ts';

/** Rejections that mean that what was loaded no longer holds: it is read again, and shows what does. */
export const blockingCodes = [
  'TURNOVER_LEFT',
  'TIME_OUT',
  'SELF_EXCLUDED',
  'NOT_IN_LINE',
  'INSUFFICIENT_FUNDS',
];

/** How the flow ends when its act is over. */
export function endOf(output: ActOutput<Transfer>): TransferOutput {
  if (output.result === 'done') return { result: 'transferred', transfer: output.value };
  return { result: 'unknown', failure: output.failure };
}

/** Values without the spaces around them. */
export function trimmed({ account, amount, password }: TransferValues): TransferValues {
  return { account: account.trim(), amount: amount.trim(), password: password.trim() };
}

/** A receiver in the line, an amount within the bounds, a password. */
export function problemsOf(
  { targets, input }: Pick<TransferContext, 'targets' | 'input'>,
  values: TransferValues,
): TransferProblems {
  const { account, amount, password } = trimmed(values);
  const line = [targets?.upline, ...(targets?.downlines ?? [])];
  const available = { min: '0', max: targets?.available ?? '0' };
  const wrong =
    (targets && amountProblem(amount, targets, input.decimals)) ||
    (amountProblem(amount, available, input.decimals) === 'tooLarge'
      ? ('notAvailable' as const)
      : undefined);
  return {
    ...(account === ''
      ? { account: 'required' as const }
      : line.some((person) => person?.account === account)
        ? {}
        : { account: 'notInLine' as const }),
    ...(wrong ? { amount: wrong } : {}),
    ...(password === '' ? { password: 'required' as const } : {}),
  };
}
