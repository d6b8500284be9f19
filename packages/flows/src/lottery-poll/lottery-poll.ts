/** Milliseconds, spec §9 "Lottery poll"; the minimum wait stops a draw that ends now from polling without pause. */
export const longestPoll = 30_000;
const fallback = 7_000;
const least = 1_000;

interface OpenGame {
  /** Latest result, absent until a first draw has ended. */
  readonly numero?: string | null | undefined;
  /** Milliseconds to the end of the draw, as the platform counted them in its answer. */
  readonly remainTime?: number | null | undefined;
}

/**
 * Milliseconds from an answer to the next poll (spec §4): the smallest `remainTime` ≥ 0 among games with a
 * result, at most 30000; 7000 when that minimum is 0 or no game qualifies; never under 1000.
 *
 * @param games the last answer, or undefined after a failed poll
 */
export function nextPoll(games: readonly OpenGame[] | undefined): number {
  const remaining = (games ?? [])
    .filter((game) => Boolean(game.numero))
    .map((game) => game.remainTime)
    .filter((time): time is number => typeof time === 'number' && time >= 0);
  const soonest = Math.min(...remaining);
  if (!Number.isFinite(soonest) || soonest <= 0) return fallback;
  return Math.max(least, Math.min(soonest, longestPoll));
}
