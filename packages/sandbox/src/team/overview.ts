import type { MemberContext } from '../handlers.ts';
import { type ZoneClock, zoneClock } from '../history/days.ts';
import { type BetRow, countsAt, isDecided } from '../history/rows.ts';
import { localise } from '../localise.ts';
import { gameTypeName } from '../seed/words.ts';
import { betsOfPlaces, type Crossing, crossingsOf } from './entries.ts';
import { addBet, addCrossing, type Figures, noFigures, written, writtenBets } from './figures.ts';
import { type Days, dayFinder, daysBefore, listOf, momentsOf } from './period.ts';
import { type Team, teamOf } from './tree.ts';

/** What a team has done in some days: in all, by day, by game type, and in as many days before. */
export async function overviewOf(context: MemberContext, { from, to }: Days) {
  const { merchant, language } = context;
  const { decimals } = merchant.currency;
  const clock = zoneClock(merchant.timeZone);
  const team = await teamOf(context);
  const before = daysBefore({ from, to });
  const now = await entriesOf(context, team, momentsOf({ from, to }, clock));
  const then = await entriesOf(context, team, momentsOf(before, clock));
  const days = listOf({ from, to });
  const byDay = splitByDay(now, days, clock);
  return {
    timeZone: merchant.timeZone,
    totals: totalsOf(team, now, momentsOf({ from, to }, clock), decimals),
    before: { ...before, totals: totalsOf(team, then, momentsOf(before, clock), decimals) },
    days: days.map((day) => ({
      day,
      ...totalsOf(
        team,
        byDay.get(day) ?? { bets: [], crossings: [] },
        momentsOf({ from: day, to: day }, clock),
        decimals,
      ),
    })),
    gameTypes: gameTypesOf(now.bets).map(([gameType, { active, figures }]) => ({
      gameType,
      name: localise(gameTypeName(gameType), language).text,
      active,
      ...writtenBets(figures, decimals),
    })),
  };
}

interface Entries {
  readonly bets: BetRow[];
  readonly crossings: Crossing[];
}

type Moments = ReturnType<typeof momentsOf>;

async function entriesOf(
  context: MemberContext,
  { members }: Team,
  period: Moments,
): Promise<Entries> {
  return {
    bets: await betsOfPlaces(context, members, period),
    crossings: await crossingsOf(context, members, period),
  };
}

function splitByDay(
  { bets, crossings }: Entries,
  days: readonly string[],
  clock: ZoneClock,
): ReadonlyMap<string, Entries> {
  const dayOf = dayFinder(days, clock);
  const found = new Map(days.map((day): [string, Entries] => [day, { bets: [], crossings: [] }]));
  for (const bet of bets) found.get(dayOf(countsAt(bet)))?.bets.push(bet);
  for (const each of crossings) found.get(dayOf(each.time))?.crossings.push(each);
  return found;
}

function totalsOf(
  { members }: Team,
  { bets, crossings }: Entries,
  { from, to }: Moments,
  decimals: number,
) {
  const figures = noFigures();
  for (const bet of bets) addBet(figures, bet);
  for (const each of crossings) addCrossing(figures, each);
  let [count, joined] = [0, 0];
  for (const { row } of members.values()) {
    if (row.openedAt >= to) continue;
    count += 1;
    if (row.openedAt >= from) joined += 1;
  }
  return { ...written(figures, decimals), members: count, active: activeOf(bets), joined };
}

/** How many accounts have a bet that counts. */
function activeOf(bets: readonly BetRow[]): number {
  return new Set(bets.filter(isDecided).map(({ account }) => account)).size;
}

/** What bets come to by the type of game they were on, the most staked first. */
function gameTypesOf(bets: readonly BetRow[]): [string, { active: number; figures: Figures }][] {
  const byType = Map.groupBy(bets.filter(isDecided), ({ game }) => game.gameType);
  return [...byType]
    .map(([gameType, some]): [string, { active: number; figures: Figures }] => {
      const figures = noFigures();
      for (const bet of some) addBet(figures, bet);
      return [gameType, { active: activeOf(some), figures }];
    })
    .sort(([one, { figures: a }], [other, { figures: b }]) =>
      a.validBet === b.validBet ? (one < other ? -1 : 1) : a.validBet > b.validBet ? -1 : 1,
    );
}
