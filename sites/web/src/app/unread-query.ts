import type { Client } from '@livery/api';
import { unreadCount } from '@livery/api/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from './member-key.ts';
import { waitingPoll } from './waiting-poll.ts';

/** How many messages the member has not read. */
export function unreadQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, 'waiting', 'messageV2'],
    queryFn: async ({ signal }) => (await client.call(unreadCount, {}, { signal })).count,
    ...waitingPoll,
  });
}
