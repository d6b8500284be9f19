/** A number as digits, `-1234.50`: exact at any size. What money is on the wire. */
export type DecimalString = `${number}`;

const decimalPattern = /^-?\d+(\.\d+)?$/;

/**
 * Money as the decimal string that `Intl` takes exactly.
 *
 * @param amount minor units (paisa, satang) as a bigint, or a decimal string in major units
 * @param decimals how many digits the minor unit has
 * @throws RangeError for a text that is not a plain decimal number
 */
export function toDecimal(amount: bigint | string, decimals: number): DecimalString {
  const text = typeof amount === 'bigint' ? fromMinor(amount, decimals) : amount;
  if (!isDecimal(text)) {
    throw new RangeError(
      `livery/i18n: expected a decimal string such as "1234.50" or minor units as a bigint, found ${JSON.stringify(amount)}.`,
    );
  }
  return text;
}

/** The digits before the point, without sign and leading zeros: `''` below one. */
export function wholeDigits(decimal: DecimalString): string {
  return decimal.replace(/^-?0*/, '').replace(/\..*$/, '');
}

function isDecimal(text: string): text is DecimalString {
  return decimalPattern.test(text);
}

function fromMinor(minor: bigint, decimals: number): string {
  if (decimals === 0) return String(minor);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
