/** Games on a page (spec §9). */
export const gamesOnPage = 15;

/** The ways to another page of a list (spec §2 "Paging actions"). */
export const pageTurns = ['first', 'prev', 'next', 'last'] as const;
export type PageTurn = (typeof pageTurns)[number];

/** Whether pages come after this one (spec §4). */
export function hasMore(pageNo: number, totalPages: number): boolean {
  return totalPages > pageNo;
}

/** The page to ask for after this one; undefined after the last. */
export function nextPage(pageNo: number, totalPages: number): number | undefined {
  return hasMore(pageNo, totalPages) ? pageNo + 1 : undefined;
}

/**
 * The list at another of its pages. Never before the first nor after the last (spec §4): a turn that leads nowhere gives the
 * same state, so that nothing is requested.
 *
 * @param totalPages from the answer on screen; 1 while there is none
 */
export function turnPage<State extends Paged>(
  state: State,
  turn: PageTurn,
  totalPages: number,
): State {
  const { pageNo } = state;
  const wanted = { first: 1, prev: pageNo - 1, next: pageNo + 1, last: totalPages }[turn];
  return at(state, wanted, totalPages);
}

/** The list within the page count of an answer: on the last page if the requested one is gone. */
export function withinPages<State extends Paged>(state: State, totalPages: number): State {
  return at(state, state.pageNo, totalPages);
}

/** Places of games in a list, from 0, both inclusive. */
export interface Places {
  readonly first: number;
  readonly last: number;
}

/** The page on which a place is. */
export function pageOf(place: number): number {
  return Math.floor(place / gamesOnPage) + 1;
}

/** The pages that some places are on; never one before the first nor after the last (spec §4). */
export function pagesOf({ first, last }: Places, totalPages: number): number[] {
  const to = Math.min(pageOf(Math.max(0, last)), Math.max(1, totalPages));
  const from = Math.min(pageOf(Math.max(0, first)), to);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The page of which most is visible in a list that is scrolled: the first while its beginning is visible, the last at its end.
 *
 * @param count games in the list
 */
export function pageInView({ first, last }: Places, count: number): number {
  if (first <= 0) return 1;
  return pageOf(last >= count - 1 ? count - 1 : Math.floor((first + last) / 2));
}

interface Paged {
  /** From 1. */
  readonly pageNo: number;
}

function at<State extends Paged>(state: State, wanted: number, totalPages: number): State {
  // A platform that reports "no page" for an empty list means its first.
  const pageNo = Math.max(1, Math.min(wanted, totalPages));
  return pageNo === state.pageNo ? state : { ...state, pageNo };
}
