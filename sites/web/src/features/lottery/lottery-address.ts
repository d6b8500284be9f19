import type { PrizeMode } from '@livery/api/contract/lottery';
import type { LobbyChoice, LobbyList } from '@livery/flows/lottery-lobby';

/** What the address of the lotteries may hold; all of it as anyone may have written it. */
export interface LotterySearch {
  /** Id of the lottery whose slip is shown (spec §2). */
  readonly gameCode?: unknown;
  /** Code of the vendor that led here (spec §9). */
  readonly vendor?: unknown;
  /** The bet that the slip begins with. */
  readonly playType?: unknown;
  readonly list?: unknown;
  readonly tag?: unknown;
  readonly day?: unknown;
  readonly name?: unknown;
}

/** What an address asks to see of the lobby. */
export interface LobbyAddress extends LobbyChoice {
  /** A part of the name. */
  readonly name: string;
}

/** The lists of the lobby, in the order in which they are offered (spec §4). */
export const lobbyLists: readonly LobbyList[] = ['none', 'hot', 'fav', 'recent'];

/** Numbers of the days of the week, Monday first (spec §9): 2 to 7, and 1 for Sunday. */
export const weekDays = [2, 3, 4, 5, 6, 7, 1] as const;

/** Everything that the lobby has. */
export const wholeLobby: LobbyAddress = {
  list: 'none',
  tag: undefined,
  day: undefined,
  name: '',
};

/** Reads an address; a value that means nothing is as if it were not there, and a group stands for itself (spec §4). */
export function lobbyIn({ list, tag, day, name }: LotterySearch): LobbyAddress {
  const group = textOf(tag);
  return {
    list: group === undefined ? (lobbyLists.find((each) => each === list) ?? 'none') : 'none',
    tag: group,
    day: weekDays.find((each) => String(each) === String(day)),
    name: textOf(name)?.trim() ?? '',
  };
}

/** The address's query; defaults are left out, so that one state has one address. */
export function searchOf({ list, tag, day, name }: LobbyAddress, vendor: unknown): LotterySearch {
  const query = {
    vendor: textOf(vendor),
    list: list === 'none' ? undefined : list,
    tag,
    day,
    name: name || undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** Which lottery an address names, and the bet that its slip begins with; undefined for the lobby. */
export function lotteryIn({
  gameCode,
  playType,
}: LotterySearch): { readonly gameId: string; readonly playType: string | undefined } | undefined {
  const gameId = textOf(gameCode);
  return gameId === undefined ? undefined : { gameId, playType: textOf(playType) };
}

/** Which of the platform's sets of lotteries a vendor has; those of South-East Asia unless it has one of its own (spec §9). */
export function prizeModeOf(vendor: unknown): PrizeMode {
  if (vendor === 'LOTT') return 'Lott';
  return vendor === 'ELOTT' ? 'Elott' : 'SEA';
}

// An address may hold a number where a text is meant.
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
