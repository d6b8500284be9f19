import type { Client } from '@livery/api';
import { balance } from '@livery/api/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from './member-key.ts';

/** Milliseconds for which a balance is taken as new. */
const fresh = 10_000;

/** The member's balance (spec §7). Never one from before: without a connection there is none to show. */
export function balanceQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, balance.id],
    queryFn: ({ signal }) => client.call(balance, {}, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: true,
  });
}
