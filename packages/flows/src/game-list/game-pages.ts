/** Games on a page (spec §9). */
export const gamesOnPage = 15;

/** Whether pages come after this one (spec §4). */
export function hasMore(pageNo: number, totalPages: number): boolean {
  return totalPages > pageNo;
}

/** The page to ask for after this one; undefined after the last. */
export function nextPage(pageNo: number, totalPages: number): number | undefined {
  return hasMore(pageNo, totalPages) ? pageNo + 1 : undefined;
}

/**
 * The list within the page count of an answer (spec §4): never before the first page, and on the last if the requested one is gone. One that
 * is within it stays the same state, so that nothing is requested.
 */
export function withinPages<State extends Paged>(state: State, totalPages: number): State {
  // A platform that reports "no page" for an empty list means its first.
  const pageNo = Math.max(1, Math.min(state.pageNo, totalPages));
  return pageNo === state.pageNo ? state : { ...state, pageNo };
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
