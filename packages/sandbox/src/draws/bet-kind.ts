import type { DrawBet } from '@livery/api/contract/draws';
import type { PrizeTable } from '../lottery/prize-table.ts';
import { shareOf } from '../money/amount.ts';

/** A draw of which all is known. */
export interface Drawn {
  readonly numero: string;
  readonly prizes: PrizeTable['prizes'];
}

/** What is picked: so many numbers of a range, each written with so many digits, with zeros in front. */
export interface Picks {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  /** Whether no number may be picked twice. */
  readonly different: boolean;
}

/** What a hit pays. */
export interface BetPrize {
  readonly prize: string;
  /** Hundredths of the stake. */
  readonly hundredths: number;
  /** How often it is hit in all equally likely outcomes together. */
  readonly chances: number;
}

/** The prize of a bet that has one. */
export const hit = 'HIT';

/** A bet that can be made on a draw. */
export interface BetKind {
  readonly bet: DrawBet;
  readonly picks: Picks;
  /** How many equally likely outcomes the chances count. */
  readonly outOf: number;
  readonly prizes: readonly BetPrize[];
  /**
   * For how many results the numbers stand, such as the orders of their digits. So many times as often a prize is hit, and by so much
   * it is divided: numbers that are likelier pay less, and all return the same.
   */
  ways?(numbers: readonly string[]): number;
  /** The prizes that the numbers hit, once for each hit. */
  hits(numbers: readonly string[], drawn: Drawn): string[];
}

/** Whether these numbers can be picked for a bet. */
export function fits(
  { picks: { count, from, to, digits, different } }: BetKind,
  numbers: readonly string[],
): boolean {
  const isNumber = (text: string) =>
    text.length === digits && Number(text) >= from && Number(text) <= to;
  return (
    numbers.length === count &&
    numbers.every(isNumber) &&
    (!different || new Set(numbers).size === count)
  );
}

/**
 * What a stake (minor units) returns: the prizes that its numbers hit, added up and rounded once, half to even.
 */
export function settleLine(
  kind: BetKind,
  { numbers, stake }: { numbers: readonly string[]; stake: bigint },
  drawn: Drawn,
): { win: bigint; hits: string[] } {
  const hits = kind.hits(numbers, drawn);
  const paid = hits.reduce((sum, name) => sum + hundredthsOf(kind, name), 0);
  const ways = kind.ways?.(numbers) ?? 1;
  return { win: shareOf(stake, { of: BigInt(paid), in: BigInt(100 * ways) }), hits };
}

function hundredthsOf({ bet, prizes }: BetKind, name: string): number {
  const prize = prizes.find((each) => each.prize === name);
  if (prize === undefined) throw new Error(`Expected a prize of ${bet}, found ${name}.`);
  return prize.hundredths;
}

/** Return to player in percent, exact but for the last digits of a float: the prizes by their chances. */
export function returnOf({ prizes, outOf }: Pick<BetKind, 'prizes' | 'outOf'>): number {
  return prizes.reduce((sum, { hundredths, chances }) => sum + hundredths * chances, 0) / outOf;
}
