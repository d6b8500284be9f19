import { amountProblem } from '../shared/amount.ts';
import type { Deposit, DepositContext, DepositProblems, DepositValues } from './deposit.types.ts';

/** Values without the spaces around them. */
export function trimmed({ amount, fields }: DepositValues): DepositValues {
  return {
    amount: amount.trim(),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])),
  };
}

/** An amount within the bounds of the method, and every field that it asks for before the payment. */
export function problemsOf(
  { method, input }: Pick<DepositContext, 'method' | 'input'>,
  values: DepositValues,
): DepositProblems {
  if (!method) return {};
  const { amount, fields } = trimmed(values);
  const wrong = amountProblem(amount, method, input.decimals);
  const empty = method.fields.filter((name) => !fields[name]);
  return { ...(wrong ? { amount: wrong } : {}), ...(empty.length > 0 ? { fields: empty } : {}) };
}

/** When the platform decides automatically. */
export function deadlineOf({ state, payBy }: Deposit): number | undefined {
  return state === 'created' ? payBy : undefined;
}
