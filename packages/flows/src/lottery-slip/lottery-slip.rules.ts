import type { RequestOf, ValueOf } from '@livery/api';
import type { DrawBet, drawBet, drawRules } from '@livery/api/contract/draws';
import { type AmountProblem, addAmounts, amountProblem } from '../shared/amount.ts';

type Rules = ValueOf<typeof drawRules>;
type RuledBet = Rules['bets'][number];
type Picks = RuledBet['picks'];

/** A line of a slip that is not placed yet. */
export interface SlipLine {
  /** Tells lines of one slip apart; the same numbers may be bet twice. */
  readonly id: string;
  readonly bet: DrawBet;
  /** As the contract writes them: each with as many digits as its bet says. */
  readonly numbers: readonly string[];
  /** A decimal string of major units, as the member typed it; undefined for a text that is no amount. */
  readonly stake: `${number}` | '' | undefined;
  /** Picked by the page, not by the member. */
  readonly random: boolean;
}

/** What is wrong with a line before it is sent; `bet` when the lottery does not take it. */
export type LineProblem = AmountProblem | 'bet' | 'numbers';

/**
 * How the numbers of a bet are picked: each from a grid (`grid`), each place separately (`places`), typed (`typed`) where a grid would be
 * too large, or not at all (`none`).
 */
export type PickWay = 'none' | 'grid' | 'places' | 'typed';

/** More numbers than this are typed. */
const largestGrid = 100;

/** See {@link PickWay}. */
export function pickWay({ count, from, to, different }: Picks): PickWay {
  if (count === 0) return 'none';
  if (to - from + 1 > largestGrid) return 'typed';
  return count === 1 || different ? 'grid' : 'places';
}

/** The numbers that can be picked, as the contract writes them. */
export function linePicks({ from, to, digits }: Picks): string[] {
  return Array.from({ length: to - from + 1 }, (_, place) => written(from + place, digits));
}

/**
 * Reads numbers that were typed or pasted, with anything but digits between them. What is too short, too long or out of the range is
 * given back as it was.
 *
 * @param text with ASCII digits
 */
export function readNumbers(text: string, picks: Picks): { numbers: string[]; wrong: string[] } {
  const all = text.match(/\d+/g) ?? [];
  const isRight = (number: string) => number.length === picks.digits && isWithin(number, picks);
  return { numbers: all.filter(isRight), wrong: all.filter((number) => !isRight(number)) };
}

/**
 * Picks the numbers of a line, each as likely as any other.
 *
 * @param below gives a whole number from 0 up to its argument, which is left out, without favouring any
 */
export function quickPick(
  { count, from, to, digits, different }: Picks,
  below: (end: number) => number,
): string[] {
  const picked: number[] = [];
  while (picked.length < count) {
    const number = from + below(to - from + 1);
    if (!different || !picked.includes(number)) picked.push(number);
  }
  // Of numbers that must differ the order means nothing.
  if (different) picked.sort((one, other) => one - other);
  return picked.map((number) => written(number, digits));
}

/** The rules of a line's bet; undefined when the lottery does not take it. */
export function betOf(rules: Pick<Rules, 'bets'>, bet: DrawBet): RuledBet | undefined {
  return rules.bets.find((each) => each.bet === bet);
}

/** What is wrong with a line; undefined when nothing is. */
export function lineProblem(
  line: SlipLine,
  rules: Pick<Rules, 'bets' | 'minStake'>,
  decimals: number,
): LineProblem | undefined {
  const bet = betOf(rules, line.bet);
  if (!bet) return 'bet';
  if (!fits(line.numbers, bet.picks)) return 'numbers';
  if (line.stake === undefined) return 'notAnAmount';
  return amountProblem(line.stake, { min: rules.minStake, max: bet.maxStake }, decimals);
}

/** What all lines stake together, exact; undefined while one of them has no amount. */
export function totalOf(lines: readonly SlipLine[], decimals: number): string | undefined {
  const stakes = lines.map(({ stake }) => stake);
  if (stakes.some((stake) => stake === undefined || stake === '')) return undefined;
  return addAmounts(
    stakes.filter((stake) => stake !== undefined),
    decimals,
  );
}

/** What is sent for a slip whose lines have no problem. */
export function slipRequest(
  lines: readonly SlipLine[],
  { gameId, drawTime }: Pick<Rules, 'gameId' | 'drawTime'>,
  decimals: number,
): RequestOf<typeof drawBet> | undefined {
  const total = totalOf(lines, decimals);
  if (total === undefined || lines.length === 0) return undefined;
  return {
    gameId,
    drawTime,
    lines: lines.map(({ bet, numbers, stake = '' }) => ({ bet, numbers: [...numbers], stake })),
    total,
  };
}

function fits(numbers: readonly string[], picks: Picks): boolean {
  const { count, digits, different } = picks;
  return (
    numbers.length === count &&
    numbers.every((number) => number.length === digits && isWithin(number, picks)) &&
    (!different || new Set(numbers).size === count)
  );
}

const isWithin = (number: string, { from, to }: Picks) =>
  Number(number) >= from && Number(number) <= to;
const written = (number: number, digits: number) => String(number).padStart(digits, '0');
