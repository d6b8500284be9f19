import type { Client } from '@livery/api';
import { transactionHistory } from '@livery/api/contract/history';
import { transferCreate, transferTargets } from '@livery/api/contract/transfers';
import type { TransferServices } from '@livery/flows/transfer';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import type { Services } from '../../../app/services.tsx';

/** Transfers that the list begins with, and adds. */
const pageSize = 5;

/** What a transfer calls. */
export function transferServices({ client }: Pick<Services, 'client'>): TransferServices {
  return {
    loadTargets: (_, signal) => client.call(transferTargets, {}, { signal }),
    transfer: ({ request, key }, signal) =>
      client.call(transferCreate, request, { signal, idempotencyKey: key }),
  };
}

/** The member's transfers in both directions, the newest first, a few at a time. */
export function transfersQuery(client: Client) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, transactionHistory.id, 'transfer'] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(transactionHistory, { kind: 'transfer', pageNo, pageSize }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    refetchOnWindowFocus: true,
  });
}
