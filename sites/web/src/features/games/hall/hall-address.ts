import {
  type GameList,
  type GameListState,
  gameLists,
  type MinimumBet,
  minimumBets,
  openGameList,
  slotClasses,
} from '@livery/flows/game-list';
import type { Hall } from './halls.ts';

const allClasses = slotClasses(['TY']);

/** What the address of a hall may hold beside its path; all of it as anyone may have written it. */
export interface HallSearch {
  /** Code of a vendor. */
  readonly vassalage?: unknown;
  /** A hall that shares its path with others. */
  readonly page?: unknown;
  readonly list?: unknown;
  readonly classify?: unknown;
  readonly name?: unknown;
  readonly minBet?: unknown;
  readonly pageNo?: unknown;
}

/** What an address asks to see in its hall. A value that means nothing is as if it were not there. */
export function stateOf(hall: Hall, search: HallSearch): GameListState {
  const opened = openGameList(hall.vendor ?? textOf(search.vassalage));
  const list = oneOf<GameList>(gameLists, search.list) ?? 'none';
  const pageNo = Number(search.pageNo);
  return {
    ...opened,
    list,
    pageNo: Number.isSafeInteger(pageNo) && pageNo > 1 ? pageNo : opened.pageNo,
    // Only the hall's own games are filtered (spec §4).
    filters:
      list === 'none'
        ? {
            ...opened.filters,
            classify: hall.classify ?? (hall.hasClasses && oneOf(allClasses, search.classify)),
            name: textOf(search.name)?.trim() ?? '',
            minBet: oneOf<MinimumBet>(minimumBets, search.minBet) ?? 'all',
          }
        : opened.filters,
  };
}

/** The address's query for a state; the defaults of its hall are left out, so that one state has one address. */
export function searchOf(hall: Hall, state: GameListState): HallSearch {
  const { list, vendor, pageNo, filters } = state;
  const query = {
    page: hall.page,
    vassalage: hall.vendor ? undefined : vendor,
    list: list === 'none' ? undefined : list,
    classify: hall.classify ? undefined : filters.classify,
    name: filters.name || undefined,
    minBet: filters.minBet === 'all' ? undefined : filters.minBet,
    pageNo: pageNo === 1 ? undefined : pageNo,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function oneOf<Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((each) => each === value);
}
