import type { ActOutput } from '../act/act.types.ts';
import { amountProblem } from '../shared/amount.ts';
import type {
  Payee,
  Withdrawal,
  WithdrawalContext,
  WithdrawalOutput,
  WithdrawalProblems,
  WithdrawalStart,
  WithdrawalValues,
} from './withdrawal.types.ts';

/** Values without the spaces around them. */
export function trimmed({ amount, password }: WithdrawalValues): WithdrawalValues {
  return { amount: amount.trim(), password: password.trim() };
}

/** The account of an id, when there is one and the platform pays out to accounts of its kind. */
export function payeeOf(start: WithdrawalStart | undefined, id: string): Payee | undefined {
  const payee = start?.payees.find((each) => each.id === id);
  return start?.terms.kinds.some(({ kind }) => kind === payee?.kind) ? payee : undefined;
}

/** An amount within the bounds for the kind of account and within the wallet, and a password. */
export function problemsOf(
  { start, payee, input }: Pick<WithdrawalContext, 'start' | 'payee' | 'input'>,
  values: WithdrawalValues,
): WithdrawalProblems {
  const { amount, password } = trimmed(values);
  const terms = start?.terms.kinds.find(({ kind }) => kind === payee?.kind);
  const available = { min: '0', max: start?.terms.available ?? '0' };
  const wrong =
    (terms && amountProblem(amount, terms, input.decimals)) ||
    (amountProblem(amount, available, input.decimals) === 'tooLarge'
      ? ('notAvailable' as const)
      : undefined);
  return {
    ...(wrong ? { amount: wrong } : {}),
    ...(password === '' ? { password: 'required' as const } : {}),
  };
}

/** Rejections that mean that something blocks the withdrawal: the terms list what. */
export const blockingCodes = [
  'TURNOVER_LEFT',
  'WITHDRAWAL_OPEN',
  'LIMIT_REACHED',
  'NOT_AVAILABLE',
  'NOT_FOUND',
  // The bounds have moved since the terms were read.
  'AMOUNT_TOO_SMALL',
  'AMOUNT_TOO_LARGE',
];

/** How the flow ends when its act is over. */
export function endOf(output: ActOutput<Withdrawal>): WithdrawalOutput {
  if (output.result === 'done') return { result: 'requested', withdrawal: output.value };
  return { result: 'unknown', failure: output.failure };
}
