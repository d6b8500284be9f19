import type { Context } from '../handlers.ts';
import { shareOf, toMinor } from '../money/amount.ts';
import type { Bounds } from '../money/request.ts';
import type { GameRow } from '../tables.ts';

/** The largest stake is so many times the least. */
const largest = 1000n;
/** Stakes to choose from, as multiples of the least. */
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 500n] as const;
/** Digits after the point that a minimum bet is written with at most. */
const betDigits = 4;

/** A minimum bet of data, in ten-thousandths; undefined when it is none. */
export function betOf(text: string): bigint | undefined {
  return toMinor(text, betDigits);
}

/**
 * Least and largest stake of a game in minor units. Minimum bets are written in the merchant's smallest usual unit (a thousand đồng,
 * one rupee); no stake is less than one minor unit.
 */
export function stakesOf(
  { minBet }: Pick<GameRow, 'minBet'>,
  { merchant }: Pick<Context, 'merchant'>,
): Bounds {
  const { decimals, minBetUnit } = merchant.currency;
  const unit = 10n ** BigInt(decimals) * BigInt(minBetUnit);
  const exact = shareOf(unit, { of: betOf(minBet) ?? 0n, in: 10n ** BigInt(betDigits) });
  const min = exact < 1n ? 1n : exact;
  return { min, max: min * largest };
}

/** Stakes that a game offers, in minor units, the smallest first. */
export function stakeSteps({ min }: Bounds): bigint[] {
  return steps.map((step) => min * step);
}
