import { pollPeriod } from './poll-period.ts';

/** Milliseconds between two looks at what waits, and while the platform gives no answer. */
const [usual, unanswered] = [30_000, 120_000];

/** How a count of what waits for a member is asked for again: by itself while the page is in sight, and on return to it. */
export const waitingPoll = {
  refetchInterval: ({
    state: { status },
  }: {
    state: { status: 'pending' | 'error' | 'success' };
  }) => pollPeriod(status === 'error' ? unanswered : usual),
  refetchOnWindowFocus: true,
} as const;
