import type { Client, ValueOf } from '@livery/api';
import { protection } from '@livery/api/contract/protection';
import { memberQuery } from './member-query.ts';

/** Milliseconds. A timer for more than 24 days would ring at once, and a break may last years. */
const longest = 24 * 60 * 60_000;

/** Milliseconds until the platform is asked again: when the break ends, as a page that is left open would still say that it holds. */
const untilEnd = (taken: ValueOf<typeof protection>['break'], now: number): number | false =>
  taken ? Math.min(Math.max(taken.until - now, 1000), longest) : false;

/** What the member has set to protect themselves, and how much of each limit is left: one answer for every screen that asks. */
export const protectionQuery = (client: Pick<Client, 'call' | 'serverNow'>) => ({
  ...memberQuery(client, protection, {}),
  refetchInterval: ({ state }: { state: { data?: ValueOf<typeof protection> | undefined } }) =>
    untilEnd(state.data?.break, client.serverNow()),
});
