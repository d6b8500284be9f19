import type { Limit } from '@livery/api/contract/protection';
import { addAmounts, isMore } from '@livery/flows/amount';
import type { DecimalString } from '@livery/i18n/decimal';

/** How many times the least amount the quick amounts are. */
const steps = [1, 2, 5, 10, 20] as const;

/** A few amounts to choose from, within the bounds of a method. */
export function quickAmounts(
  { min, max }: { readonly min: string; readonly max: string },
  decimals: number,
): DecimalString[] {
  return (
    steps
      // A sum is written as a decimal string, which its type does not say.
      .map((times) => addAmounts(Array<string>(times).fill(min), decimals) as DecimalString)
      .filter((amount) => !isMore(amount, max))
  );
}

/** Of the member's own limits of deposits, the one that leaves the least; undefined for none. */
export function tightestLimit(limits: readonly Limit[]): Limit | undefined {
  return limits
    .filter(({ kind }) => kind === 'deposit')
    .reduce<Limit | undefined>(
      (least, limit) => (least && !isMore(least.left, limit.left) ? least : limit),
      undefined,
    );
}
