import { depositDetail, depositList } from '@livery/api/contract/deposits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import type { Services } from '../../../app/services.tsx';
import { depositServices } from './deposit-services.ts';

/** Deposits on a page of the list. */
const pageSize = 5;

type Asking = Pick<Services, 'client' | 'language'>;

/** One deposit by its reference, with the platform's time. */
export function depositQuery(services: Asking, reference: string) {
  return queryOptions({
    queryKey: [...memberKey, depositDetail.id, services.language.code, reference] as const,
    queryFn: ({ signal }) => depositServices(services).readDeposit(reference, signal),
    refetchOnWindowFocus: true,
  });
}

/** The member's deposits, the newest first, a few at a time. */
export function depositsQuery({ client, language }: Asking) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, depositList.id, language.code] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(depositList, { pageNo, pageSize }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    refetchOnWindowFocus: true,
  });
}
