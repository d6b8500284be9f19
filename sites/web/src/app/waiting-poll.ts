import { pollPeriod } from './poll-period.ts';

/** Milliseconds between two looks at what waits, and the most of them while the platform gives no answer. */
const [usual, longest] = [30_000, 10 * 60_000];

/** How a count of what waits for a member is asked for again: by itself while the page is in sight, and on return to it. */
export const waitingPoll = {
  refetchInterval: ({ state }: { state: Answered }) => nextWaiting(state),
  refetchOnWindowFocus: true,
} as const;

/** What the cache knows of the answers to a question. */
interface Answered {
  readonly status: 'pending' | 'error' | 'success';
  /** When the last good answer and the last failure came: milliseconds since 1970, 0 for never. */
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/** Milliseconds until the next look. While there is no answer, as long again as that has lasted: twice as long after each failure. */
export function nextWaiting({ status, dataUpdatedAt, errorUpdatedAt }: Answered): number {
  const period = pollPeriod(usual);
  if (status !== 'error') return period;
  return Math.max(period, Math.min(errorUpdatedAt - dataUpdatedAt, longest));
}
