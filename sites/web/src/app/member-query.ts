import type { Client, KeylessEndpoint, RequestOf } from '@livery/api';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from './member-key.ts';

/** What the platform says to the member alone, for `useQuery`; nothing of it is kept on the device. */
export function memberQuery<E extends KeylessEndpoint>(
  client: Pick<Client, 'call'>,
  endpoint: E,
  request: RequestOf<E>,
) {
  return queryOptions({
    queryKey: [...memberKey, endpoint.id, request] as const,
    queryFn: ({ signal }) => client.call(endpoint, request, { signal }),
  });
}
