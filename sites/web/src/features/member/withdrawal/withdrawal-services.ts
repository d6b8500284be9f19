import type { Client } from '@livery/api';
import { payeeList } from '@livery/api/contract/payees';
import {
  withdrawalConfirm,
  withdrawalCreate,
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
} from '@livery/api/contract/withdrawals';
import type { WithdrawalServices } from '@livery/flows/withdrawal';
import type { ConfirmationServices } from '@livery/flows/withdrawal-confirmation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import { seen } from '../../../app/seen.ts';
import type { Services } from '../../../app/services.tsx';

/** Withdrawals that the list begins with, and adds. */
const pageSize = 5;

/** What a request for a withdrawal calls. */
export function withdrawalServices({ client }: Pick<Services, 'client'>): WithdrawalServices {
  return {
    loadStart: async (_, signal) => {
      const [terms, { list }] = await Promise.all([
        client.call(withdrawalTerms, {}, { signal }),
        client.call(payeeList, {}, { signal }),
      ]);
      return { terms, payees: list };
    },
    withdraw: ({ request, key }, signal) =>
      client.call(withdrawalCreate, request, { signal, idempotencyKey: key }),
  };
}

/** What the confirmation of a withdrawal calls. */
export function confirmationServices({
  client,
}: Pick<Services, 'client'>): Pick<ConfirmationServices, 'confirm' | 'readWithdrawal'> {
  return {
    confirm: async ({ request, key, report }, signal) =>
      seen(
        client.answer(withdrawalConfirm, request, {
          signal,
          idempotencyKey: key,
          onProgress: report,
        }),
      ),
    readWithdrawal: (reference, signal) =>
      seen(client.answer(withdrawalDetail, { reference }, { signal })),
  };
}

/** One withdrawal, and the platform's time when it was so. */
export function withdrawalQuery(client: Client, reference: string) {
  return queryOptions({
    queryKey: [...memberKey, withdrawalDetail.id, reference] as const,
    queryFn: ({ signal }) => seen(client.answer(withdrawalDetail, { reference }, { signal })),
  });
}

/** The member's withdrawals, the newest first, a few at a time. */
export function withdrawalsQuery(client: Client) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, withdrawalList.id] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(withdrawalList, { pageNo, pageSize }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    refetchOnWindowFocus: true,
  });
}
