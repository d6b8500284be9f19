import { largestMinor } from '@livery/api/contract/member-fields';

/**
 * A decimal string of the wire as a whole number of minor units (`"12.5"` with two decimals is `1250n`); undefined when it is not
 * one, has more digits than the currency, or is larger than any amount may be.
 */
export function toMinor(text: string, decimals: number): bigint | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,18})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (minor > largestMinor) return undefined;
  return sign === '-' ? -minor : minor;
}

/** A whole number of minor units as the decimal string that travels: always with all digits of the currency. */
export function fromMinor(minor: bigint, decimals: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * A share of an amount, rounded half to even; what rounding leaves is the house's.
 *
 * @param rate as a fraction of whole numbers: 0.8 % is `{ of: 8n, in: 1000n }`
 */
export function shareOf(
  amount: bigint,
  rate: { readonly of: bigint; readonly in: bigint },
): bigint {
  const product = amount * rate.of;
  const quotient = product / rate.in;
  const twice = (product % rate.in) * 2n;
  const size = twice < 0n ? -twice : twice;
  const away = product < 0n ? -1n : 1n;
  if (size < rate.in) return quotient;
  if (size > rate.in) return quotient + away;
  return quotient % 2n === 0n ? quotient : quotient + away;
}

/** A percentage as data has it (`"0.8"`) as a rate for {@link shareOf}. */
export function percent(text: string): { of: bigint; in: bigint } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { of: BigInt(whole + fraction), in: 100n * 10n ** BigInt(fraction.length) };
}
