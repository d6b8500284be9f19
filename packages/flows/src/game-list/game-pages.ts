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

interface Paged {
  /** From 1. */
  readonly pageNo: number;
}

function at<State extends Paged>(state: State, wanted: number, totalPages: number): State {
  // A platform that reports "no page" for an empty list means its first.
  const pageNo = Math.max(1, Math.min(wanted, totalPages));
  return pageNo === state.pageNo ? state : { ...state, pageNo };
}
