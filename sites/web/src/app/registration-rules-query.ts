import type { Client } from '@livery/api';
import { registerSettings } from '@livery/api/contract/registration';
import { queryOptions } from '@tanstack/react-query';

/** What the platform wants each field of a registration to be like (spec §3); a new password follows the same rule. */
export function registerSettingsQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [registerSettings.id],
    queryFn: ({ signal }) => client.call(registerSettings, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
