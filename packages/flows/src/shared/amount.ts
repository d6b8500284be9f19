import type { Failure } from '@livery/api';

/** An amount as calls carry it: a decimal string of major units. */
const amountPattern = /^\d{1,15}(?:\.(?<part>\d{1,4}))?$/;

/** What is wrong with an amount before it is sent. */
export type AmountProblem = 'required' | 'notAnAmount' | 'tooFine' | 'tooSmall' | 'tooLarge';

/**
 * What is wrong with an amount that a member typed; undefined when nothing is.
 *
 * @param amount a decimal string of major units, such as `"1234.50"`, without signs and separators
 * @param bounds the least and the largest amount, both allowed
 * @param decimals digits of the currency's minor unit; more are too fine
 */
export function amountProblem(
  amount: string,
  bounds: { readonly min: string; readonly max: string },
  decimals: number,
): AmountProblem | undefined {
  if (amount === '') return 'required';
  const found = amountPattern.exec(amount);
  if (!found || units(amount) === 0n) return 'notAnAmount';
  if ((found.groups?.['part'] ?? '').length > decimals) return 'tooFine';
  if (units(amount) < units(bounds.min)) return 'tooSmall';
  if (units(amount) > units(bounds.max)) return 'tooLarge';
  return undefined;
}

/** Money as an integer, so that no comparison is made on floats: ten thousandths, which every currency divides into. */
function units(money: string): bigint {
  const [whole = '', part = ''] = money.replace('-', '').split('.');
  const size = BigInt(whole + part.slice(0, 4).padEnd(4, '0'));
  return money.startsWith('-') ? -size : size;
}

/**
 * The sum of amounts, exact.
 *
 * @param amounts decimal strings of major units; one below nothing is taken off
 * @param decimals how many digits after the point the sum has at least; more where an amount has them
 */
export function addAmounts(amounts: readonly string[], decimals: number): string {
  const sum = amounts.reduce((total, amount) => total + units(amount), 0n);
  return written(sum, decimals);
}

/** Ten thousandths as a decimal string, without idle zeros beyond the digits of the currency. */
function written(sum: bigint, decimals: number): string {
  const sign = sum < 0n ? '-' : '';
  const text = String(sum < 0n ? -sum : sum).padStart(5, '0');
  const part = text.slice(-4).replace(/0+$/, '').padEnd(decimals, '0');
  const whole = `${sign}${text.slice(0, -4)}`;
  return part === '' ? whole : `${whole}.${part}`;
}

/**
 * What an amount lacks to another one, exact; undefined where it is as much or more.
 *
 * @param decimals how many digits after the point the answer has at least
 */
export function lackingAmount(need: string, held: string, decimals: number): string | undefined {
  const lacking = units(need) - units(held);
  return lacking > 0n ? written(lacking, decimals) : undefined;
}

/** Whether one decimal string, of money or per cent, is more than another. */
export function isMore(one: string, other: string): boolean {
  return units(one) > units(other);
}

/** Whether a refusal has one of these codes. */
export function refusedWith(failure: Failure, codes: readonly string[]): boolean {
  return failure.kind === 'refused' && failure.code !== undefined && codes.includes(failure.code);
}
