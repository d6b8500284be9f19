import type { MemberContext } from '../handlers.ts';
import { type BetRow, bets, isDecided } from '../history/rows.ts';
import { sortableTime } from '../ledger/rows.ts';
import { percent, shareOf } from '../money/amount.ts';
import { rebates } from './rows.ts';

/** Per cent of stakes that come back, by game type; others give nothing. */
const rates: Readonly<Record<string, string>> = {
  RNG: '0.8',
  FISH: '0.8',
  MINI: '0.8',
  PVP: '0.6',
  LIVE: '0.5',
  SPORTS: '0.5',
  ESPORTS: '0.5',
  COCKFIGHT: '0.4',
  ELOTT: '0.3',
  LOTT: '0.3',
};

/** What the bets of one game type give back, in minor units. */
export interface RebateLine {
  readonly gameType: string;
  readonly validBet: bigint;
  /** Per cent. */
  readonly rate: string;
  /** Rounded half to even, once for each game type; what rounding leaves is the house's. */
  readonly amount: bigint;
}

/** Whether members of this merchant claim rebates themselves (spec §3, MANPLAYREB3). */
export function claimsRebates({ merchant }: Pick<MemberContext, 'merchant'>): boolean {
  return merchant.siteSettings.MANPLAYREB3 === true;
}

/** What waits to be claimed: of bets decided since the last claim, up to now but not at this very moment. */
export async function rebateOf({
  tx,
  member,
  now,
}: Pick<MemberContext, 'tx' | 'member' | 'now'>): Promise<{
  since: number;
  lines: RebateLine[];
  total: bigint;
}> {
  const since = (await tx.get(rebates, member.key))?.row.until ?? member.account.openedAt;
  // What is settled while somebody claims belongs to the next claim, never to both or to none.
  const stretch = {
    from: `${member.key}/${sortableTime(since)}`,
    to: `${member.key}/${sortableTime(now - 1)}`,
  };
  const lines = linesOf((await tx.range(bets, 'bySettled', stretch)).map(({ row }) => row));
  return { since, lines, total: totalOf(lines) };
}

/** What some bets give back, by game type. */
export function linesOf(rows: readonly BetRow[]): RebateLine[] {
  const valid = new Map<string, bigint>();
  for (const row of rows) {
    if (!isDecided(row)) continue;
    const { gameType } = row.game;
    valid.set(gameType, (valid.get(gameType) ?? 0n) + BigInt(row.stake));
  }
  return [...valid].map(([gameType, validBet]) => {
    const rate = rates[gameType] ?? '0';
    return { gameType, validBet, rate, amount: shareOf(validBet, percent(rate)) };
  });
}

/** All of it, in minor units. */
export function totalOf(lines: readonly RebateLine[]): bigint {
  return lines.reduce((sum, { amount }) => sum + amount, 0n);
}
