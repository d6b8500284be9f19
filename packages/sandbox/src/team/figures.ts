import type { TeamFigures } from '@livery/api/contract/team';
import { type BetRow, isDecided } from '../history/rows.ts';
import { fromMinor } from '../money/amount.ts';
import type { Crossing } from './entries.ts';

/** What accounts have done, in minor units. */
export interface Figures {
  deposits: bigint;
  withdrawals: bigint;
  bonuses: bigint;
  bets: number;
  validBet: bigint;
  wins: bigint;
}

export function noFigures(): Figures {
  return { deposits: 0n, withdrawals: 0n, bonuses: 0n, bets: 0, validBet: 0n, wins: 0n };
}

/** Counts a bet; one that is open or void counts nothing. */
export function addBet(figures: Figures, bet: BetRow): void {
  if (!isDecided(bet)) return;
  figures.bets += 1;
  figures.validBet += BigInt(bet.stake);
  figures.wins += BigInt(bet.payout);
}

/** Counts money that moved; fees and transfers are none of the sums. */
export function addCrossing(figures: Figures, { kind, amount }: Crossing): void {
  if (kind === 'deposit') figures.deposits += amount;
  else if (kind === 'withdrawal') figures.withdrawals -= amount;
  else if (kind === 'bonus' || kind === 'rebate' || kind === 'reward') figures.bonuses += amount;
}

/** Counts what others came to. */
export function addFigures(figures: Figures, other: Figures): void {
  figures.deposits += other.deposits;
  figures.withdrawals += other.withdrawals;
  figures.bonuses += other.bonuses;
  figures.bets += other.bets;
  figures.validBet += other.validBet;
  figures.wins += other.wins;
}

/** Profit and loss, from the member's side. */
export function netOf({ validBet, wins }: Pick<Figures, 'validBet' | 'wins'>): bigint {
  return wins - validBet;
}

/** The sums of bets as they travel. */
export function writtenBets(figures: Pick<Figures, 'bets' | 'validBet' | 'wins'>, digits: number) {
  return {
    bets: figures.bets,
    validBet: fromMinor(figures.validBet, digits),
    wins: fromMinor(figures.wins, digits),
    net: fromMinor(netOf(figures), digits),
  };
}

/** Figures as they travel. */
export function written(figures: Figures, digits: number): TeamFigures {
  return {
    deposits: fromMinor(figures.deposits, digits),
    withdrawals: fromMinor(figures.withdrawals, digits),
    bonuses: fromMinor(figures.bonuses, digits),
    ...writtenBets(figures, digits),
  };
}
