import type { ProfitColumn, TeamProfitRow } from '@livery/api/contract/team';
import type { MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { pageOf } from '../paging.ts';
import { Refused } from '../refusal.ts';
import { betsOfPlaces, crossingsOf, type Places } from './entries.ts';
import {
  addBet,
  addCrossing,
  addFigures,
  type Figures,
  netOf,
  noFigures,
  written,
} from './figures.ts';
import { type Days, momentsOf } from './period.ts';
import { beneath, headOf, type Place, pathOf, personOf, teamOf } from './tree.ts';

/** What of profit and loss is asked for, on which page. */
export interface ProfitAsked extends Days {
  readonly account?: string | undefined;
  readonly rows: 'direct' | 'all';
  readonly sort: ProfitColumn;
  readonly ascending: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A row in minor units. */
interface Row {
  readonly place: Place;
  readonly own: Figures;
  readonly line: Figures;
}

/** Profit and loss by user: those directly below an account with their lines, or everybody beneath it. */
export async function profitOf(context: MemberContext, asked: ProfitAsked) {
  const { decimals } = context.merchant.currency;
  const head = headOf(await teamOf(context), asked.account, context);
  if (head instanceof Refused) return head;
  const everybody = beneath(head);
  const rows = await rowsOf(context, [...(head.depth > 0 ? [head] : []), ...everybody], asked);
  const listed = (asked.rows === 'all' ? everybody : head.below).map((place) => rowAt(rows, place));
  const { items, totalPages } = pageOf(sorted(listed, asked), asked);
  const totals = noFigures();
  for (const { key } of head.below) addFigures(totals, rows.get(key)?.line ?? noFigures());
  return {
    list: items.map((row) => viewOf(row, decimals)),
    totalPages,
    ...(head.depth > 0
      ? { of: { ...viewOf(rowAt(rows, head), decimals), path: pathOf(head) } }
      : {}),
    totals: written(totals, decimals),
  };
}

/** The rows of some accounts, each of which comes after its upline. */
async function rowsOf(
  context: MemberContext,
  order: readonly Place[],
  days: Days,
): Promise<Map<string, Row>> {
  const places: Places = new Map(order.map((place) => [place.key, place]));
  const period = momentsOf(days, zoneClock(context.merchant.timeZone));
  const rows = new Map(
    order.map((place) => [place.key, { place, own: noFigures(), line: noFigures() }]),
  );
  for (const bet of await betsOfPlaces(context, places, period)) {
    addBet(rowAt(rows, { key: bet.account }).own, bet);
  }
  for (const each of await crossingsOf(context, places, period)) {
    addCrossing(rowAt(rows, each.place).own, each);
  }
  // From the last to the first, so that a line is whole before it goes into the one above.
  for (const { place, own, line } of [...rows.values()].reverse()) {
    addFigures(line, own);
    const above = place.above && rows.get(place.above.key);
    if (above) addFigures(above.line, line);
  }
  return rows;
}

function rowAt(rows: ReadonlyMap<string, Row>, { key }: Pick<Place, 'key'>): Row {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`expected a row of ${key}`);
  return row;
}

function sorted(rows: readonly Row[], { sort, ascending, rows: which }: ProfitAsked): Row[] {
  const columnOf = ({ place, ...row }: Row): bigint | string => {
    const figures = which === 'all' ? row.own : row.line;
    if (sort === 'account') return place.key;
    if (sort === 'net') return netOf(figures);
    return BigInt(figures[sort]);
  };
  return rows
    .map((row) => ({ row, value: columnOf(row) }))
    .sort((one, other) => {
      if (one.value !== other.value) return one.value < other.value === ascending ? -1 : 1;
      return one.row.place.key < other.row.place.key ? -1 : 1;
    })
    .map(({ row }) => row);
}

function viewOf({ place, own, line }: Row, decimals: number): TeamProfitRow {
  return {
    ...personOf(place),
    level: place.row.type,
    depth: place.depth,
    direct: place.below.length,
    own: written(own, decimals),
    line: written(line, decimals),
  };
}
