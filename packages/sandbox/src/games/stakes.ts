import type { Context } from '../handlers.ts';
import { shareOf, toMinor } from '../money/amount.ts';
import type { Bounds } from '../money/request.ts';
import { isSports } from '../sports/sports.ts';
import type { GameRow } from '../tables.ts';
import { mechanicOf, payableStep } from './mechanics/index.ts';

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

/** Least and largest stake of a round, and what every stake is a whole multiple of. */
export interface RoundStakes extends Bounds {
  readonly step: bigint;
}

/**
 * The stakes of a game's rounds in minor units: from each of them every prize of the game is paid to the minor unit, so that nothing is
 * ever rounded and a small stake has the published return like a large one. The minimum bet is raised to the next such stake. Slips on
 * matches have prices instead of prizes: their returns are rounded by a rule of their own.
 */
export function roundStakesOf(
  game: Pick<GameRow, 'minBet' | 'gameType' | 'rtp'>,
  context: Pick<Context, 'merchant'>,
): RoundStakes {
  const bounds = stakesOf(game, context);
  if (isSports(game.gameType)) return { ...bounds, step: 1n };
  const step = payableStep(mechanicOf(game));
  const min = ((bounds.min + step - 1n) / step) * step;
  return { min, max: min * largest, step };
}

/** Stakes that a game offers, in minor units, the smallest first. */
export function stakeSteps({ min }: Bounds): bigint[] {
  return steps.map((step) => min * step);
}
