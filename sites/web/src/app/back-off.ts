/**
 * Milliseconds until the next try of an unavailable platform: 5 s, doubled with each failed try, at most a minute.
 *
 * @param tries tries that have failed so far, from 1
 */
export function backOff(tries: number): number {
  return Math.min(5_000 * 2 ** Math.max(0, tries - 1), 60_000);
}
