import { fromMinor } from '../money/amount.ts';
import { type BetRow, isDecided } from './rows.ts';

/** Stakes and wins, added up in minor units. */
export interface Results {
  bets: number;
  stakes: bigint;
  wins: bigint;
}

/** What the decided ones of some bets come to; open and void ones are left out. */
export function resultsOf(rows: readonly BetRow[]): Results {
  const results: Results = { bets: 0, stakes: 0n, wins: 0n };
  for (const row of rows) {
    if (!isDecided(row)) continue;
    results.bets += 1;
    results.stakes += BigInt(row.stake);
    results.wins += BigInt(row.payout);
  }
  return results;
}

/** Results as they travel. */
export function writtenResults({ bets, stakes, wins }: Results, decimals: number) {
  return {
    bets,
    stakes: fromMinor(stakes, decimals),
    wins: fromMinor(wins, decimals),
    net: fromMinor(wins - stakes, decimals),
  };
}
