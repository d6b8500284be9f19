import type { MinimumBet } from './game-filters.ts';

/** The lists that a hall shows (spec §4); `none`: its games by vendor and filters. */
export const gameLists = ['none', 'hot', 'fav', 'recent'] as const;
export type GameList = (typeof gameLists)[number];

/** Filters applied to a game category. */
export interface GameFilters {
  /** One of the `slotClasses`; undefined: all. */
  readonly classify: string | undefined;
  /** Part of a game's name, without spaces around it; empty: any. */
  readonly name: string;
  readonly minBet: MinimumBet;
}

/** What a member has chosen to see in a hall. The number of pages is in the answer, so it is not here. */
export interface GameListState {
  readonly list: GameList;
  /** Code of the vendor whose games are shown; undefined: every vendor's. */
  readonly vendor: string | undefined;
  readonly filters: GameFilters;
  /** From 1. */
  readonly pageNo: number;
}

const firstPage = 1;
const unfiltered: GameFilters = {
  classify: undefined,
  name: '',
  minBet: 'all',
};

/**
 * A hall as it opens.
 *
 * @param vendor code of the vendor that the address names, if it does
 */
export function openGameList(vendor?: string): GameListState {
  return { list: 'none', vendor, filters: unfiltered, pageNo: firstPage };
}

/** Whether a list is a member's own, so that it needs a login (spec §4, §6). */
export function isOfMember(list: GameList): boolean {
  return list === 'fav' || list === 'recent';
}

/**
 * Another list: from its first page, without filters (spec §4). The vendor stays. Ignored for a guest and a list of the
 * member; the caller redirects guests to the login.
 *
 * @param isMember signed in, and not with a trial account
 */
export function switchList(state: GameListState, list: GameList, isMember: boolean): GameListState {
  if (isOfMember(list) && !isMember) return state;
  return { ...openGameList(state.vendor), list };
}

/**
 * The games of a vendor: the list type is none again (spec §4), and the page the first. Filters stay where the games of a hall were
 * shown already; hot, favourites and recent had none.
 *
 * @param vendor its code; undefined for every vendor
 */
export function chooseVendor(state: GameListState, vendor: string | undefined): GameListState {
  return { ...state, list: 'none', vendor, pageNo: firstPage };
}

/**
 * The hall's games by other filters, from the first page. Without a change the state is the same object, so that nothing is
 * requested (spec §5). Hot, favourites and recent cannot be searched, so a search in them is one of the hall.
 */
export function narrow(state: GameListState, change: Partial<GameFilters>): GameListState {
  const filters = { ...state.filters, ...change };
  const sought = { ...filters, name: filters.name.trim() };
  if (sameFilters(sought, state.filters)) return state;
  return { ...state, list: 'none', filters: sought, pageNo: firstPage };
}

/** The hall after the session has ended: the member's lists are no longer shown. */
export function endMembership(state: GameListState): GameListState {
  return isOfMember(state.list) ? openGameList(state.vendor) : state;
}

function sameFilters(one: GameFilters, other: GameFilters): boolean {
  const names = Object.keys(unfiltered) as (keyof GameFilters)[];
  return names.every((name) => one[name] === other[name]);
}
