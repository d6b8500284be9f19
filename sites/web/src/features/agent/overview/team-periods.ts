import { addAmounts } from '@livery/flows/amount';
import { groupedBy, type Period, type PeriodType } from '../../centre/index.ts';

/** Money of some days; decimal strings of major units. */
export const moneyFigures = [
  'deposits',
  'withdrawals',
  'bonuses',
  'validBet',
  'wins',
  'net',
] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** What adds up from day to day. Who was active does not: the same member may be on each day. */
export type TeamSums = Readonly<Record<MoneyFigure, string>> & {
  readonly bets: number;
  readonly joined: number;
};

/**
 * Gathers the days of a team into periods; sums are exact.
 *
 * @param decimals of the currency
 * @returns in the order of time
 */
export function teamPeriods(
  days: readonly (TeamSums & { readonly day: string })[],
  type: PeriodType,
  decimals: number,
): (Period & TeamSums)[] {
  return groupedBy(days, type).map(({ start, end, days: own }) => {
    const sum = (figure: MoneyFigure) =>
      addAmounts(
        own.map((day) => day[figure]),
        decimals,
      );
    return {
      start,
      end,
      deposits: sum('deposits'),
      withdrawals: sum('withdrawals'),
      bonuses: sum('bonuses'),
      validBet: sum('validBet'),
      wins: sum('wins'),
      net: sum('net'),
      bets: own.reduce((all, { bets }) => all + bets, 0),
      joined: own.reduce((all, { joined }) => all + joined, 0),
    };
  });
}

/** How much an amount is above another, or below it with a minus; exact. */
export function difference(amount: string, before: string, decimals: number): string {
  const taken = before.startsWith('-') ? before.slice(1) : `-${before}`;
  return addAmounts([amount, taken], decimals);
}
