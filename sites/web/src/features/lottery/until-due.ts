/** The least and the most milliseconds between two questions. */
const [soon, late] = [1000, 60_000];

/**
 * Milliseconds until something is asked for that is due at a moment. While it is overdue, the wait is as long again as that has lasted:
 * a platform that does not answer, or has nothing new, is asked less and less often.
 *
 * @param msLeft until it is due; negative when it is overdue
 * @param most to wait for what is due later. Default: a minute
 */
export function untilDue(msLeft: number, most = late): number {
  return Math.min(Math.max(Math.abs(msLeft), soon), msLeft < 0 ? late : most);
}
