import type { Failure } from '@livery/api';

/** A row of the platform, and the platform's time when it was so. */
export interface Seen<Row> {
  readonly row: Row;
  /** Milliseconds since 1970 by the platform's clock. */
  readonly serverTime: number;
}

/** A row that a flow follows. */
export interface Followed<Row> extends Seen<Row> {
  /** How far the platform's clock is ahead of the page's, in milliseconds. */
  readonly aheadMs: number;
}

/** A row is read again at least this often. */
export const pollMs = 15_000;
/** A row whose deadline has passed unchanged is read again after this. */
export const restMs = 5000;

/** Keeps a row together with how the two clocks differ; `now` is the page's clock. */
export function follow<Row>(seen: Seen<Row>, now: number): Followed<Row> {
  return { ...seen, aheadMs: seen.serverTime - now };
}

/** Whether a row is later than the followed one. Answers can arrive out of order. */
export function isLater<Row>(seen: Seen<Row>, followed: Seen<Row> | undefined): boolean {
  return followed === undefined || seen.serverTime >= followed.serverTime;
}

/** Milliseconds until a moment of the platform's clock, whatever the page's clock says; 0 when it has passed. */
export function msUntil(moment: number, { aheadMs }: Followed<unknown>, now: number): number {
  return Math.max(0, moment - (now + aheadMs));
}

/** Milliseconds until a followed row is to be read again: at its deadline, and never later than `pollMs`. */
export function nextRead(
  deadline: number | undefined,
  followed: Followed<unknown>,
  now: number,
): number {
  if (deadline === undefined) return pollMs;
  const left = msUntil(deadline, followed, now);
  return left === 0 ? restMs : Math.min(left, pollMs);
}

/** What decides about the poll of a followed row. */
export interface Polling {
  /** The page is hidden: nobody sees the row. */
  readonly hidden: boolean;
  /** Why the row could not be read last. */
  readonly readFailure: Failure | undefined;
}

/** Whether reading can succeed at all: after the end of the session the member logs in first. */
export function mayRead({ readFailure }: Pick<Polling, 'readFailure'>): boolean {
  return readFailure?.kind !== 'expired';
}

/** Whether the row is read again automatically. */
export function mayPoll(polling: Polling): boolean {
  return !polling.hidden && mayRead(polling);
}
