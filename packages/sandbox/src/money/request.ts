import type { Context } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import type { Entropy } from '../session/secrets.ts';
import { newText } from '../session/secrets.ts';
import { fromMinor, toMinor } from './amount.ts';

/** How much may be moved at once, in minor units. */
export interface Bounds {
  readonly min: bigint;
  readonly max: bigint;
}

/** An amount of a request in minor units of the merchant's currency, or why it is none that may be moved. */
export function readAmount(
  text: string,
  { merchant }: Pick<Context, 'merchant'>,
  { min, max }: Bounds,
): bigint | Refused {
  const { decimals, code } = merchant.currency;
  const amount = toMinor(text, decimals);
  if (amount === undefined || amount <= 0n) {
    return new Refused(
      'AMOUNT_INVALID',
      `Expected more than nothing, with at most ${decimals} digits after the point in ${code}.`,
    );
  }
  if (amount < min) {
    return new Refused('AMOUNT_TOO_SMALL', `The least is ${fromMinor(min, decimals)} ${code}.`);
  }
  if (amount > max) {
    return new Refused('AMOUNT_TOO_LARGE', `The most is ${fromMinor(max, decimals)} ${code}.`);
  }
  return amount;
}

/** An amount of major units of the merchant's smallest usual unit (a thousand đồng, one rupee), in minor units. */
export function usual(units: number, { merchant }: Pick<Context, 'merchant'>): bigint {
  const { decimals, minBetUnit } = merchant.currency;
  return BigInt(units * minBetUnit) * 10n ** BigInt(decimals);
}

/** Letters and digits that are not confused when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * A reference number for member and support: a letter for its kind, the day, six signs.
 *
 * @param now milliseconds since 1970
 */
export function newReference(letter: string, { entropy, now }: { entropy: Entropy; now: number }) {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '');
  return `${letter}${day}${newText(entropy, alphabet, 6)}`;
}

/** The refusal of a book that holds too little. */
export const insufficientFunds = new Refused('INSUFFICIENT_FUNDS', 'The wallet holds too little.');
