import type { BetState } from '@livery/api/contract/history';
import type { TeamBet } from '@livery/api/contract/team';
import type { MemberContext } from '../handlers.ts';
import { betOf } from '../history/bet-list.ts';
import { zoneClock } from '../history/days.ts';
import type { BetRow } from '../history/rows.ts';
import { Refused } from '../refusal.ts';
import { betsOfPlaces, type Places } from './entries.ts';
import { addBet, noFigures, writtenBets } from './figures.ts';
import { type Days, momentsOf } from './period.ts';
import { partOf, personOf, teamOf, type Whose } from './tree.ts';

/** Which bets of a team are asked for. */
export interface BetsAsked extends Days, Whose {
  readonly gameType?: string | undefined;
  readonly status?: BetState | undefined;
}

/** The asked bets, the latest first, and those who may have placed them. */
export async function foundBets(context: MemberContext, asked: BetsAsked) {
  const places = partOf(await teamOf(context), asked, context);
  if (places instanceof Refused) return places;
  const period = momentsOf(asked, zoneClock(context.merchant.timeZone));
  const rows = (await betsOfPlaces(context, places, period)).filter(
    ({ game, state }) =>
      (asked.gameType === undefined || game.gameType === asked.gameType) &&
      (asked.status === undefined || state === asked.status),
  );
  return { places, rows };
}

/** What bets come to, as it travels. */
export function betTotals(rows: readonly BetRow[], { merchant }: MemberContext) {
  const figures = noFigures();
  for (const row of rows) addBet(figures, row);
  return writtenBets(figures, merchant.currency.decimals);
}

/** Bets as they travel, with those who placed them. */
export function betViews(
  context: MemberContext,
  places: Places,
  rows: readonly BetRow[],
): Promise<TeamBet[]> {
  return Promise.all(
    rows.map(async (row) => {
      const place = places.get(row.account);
      if (place === undefined) throw new Error(`expected ${row.account} among those asked for`);
      return { ...personOf(place), ...(await betOf(row, context)) };
    }),
  );
}
