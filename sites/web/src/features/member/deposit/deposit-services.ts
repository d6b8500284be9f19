import {
  depositCancel,
  depositCreate,
  depositDetail,
  depositList,
  depositMethods,
  depositPaid,
  depositProof,
} from '@livery/api/contract/deposits';
import type { Deposit, DepositServices } from '@livery/flows/deposit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import type { Services } from '../../../app/services.tsx';

/** Deposits that the list begins with, and adds. */
const pageSize = 5;

type Asking = Pick<Services, 'client'>;

/** What a deposit calls. */
export function depositServices({ client }: Asking): DepositServices {
  return {
    loadMethods: async (_, signal) => (await client.call(depositMethods, {}, { signal })).list,
    createDeposit: ({ request, key }, signal) =>
      seen(client.answer(depositCreate, request, { signal, idempotencyKey: key })),
    sayPaid: ({ request, key }, signal) =>
      seen(client.answer(depositPaid, request, { signal, idempotencyKey: key })),
    sendProof: ({ request, key, report }, signal) =>
      seen(
        client.answer(depositProof, request, { signal, idempotencyKey: key, onProgress: report }),
      ),
    giveUp: ({ request, key }, signal) =>
      seen(client.answer(depositCancel, request, { signal, idempotencyKey: key })),
    readDeposit: (reference, signal) =>
      seen(client.answer(depositDetail, { reference }, { signal })),
  };
}

/** The ways to pay in, as they stand now. */
export function methodsQuery({ client }: Asking) {
  return queryOptions({
    queryKey: [...memberKey, depositMethods.id] as const,
    queryFn: async ({ signal }) => (await client.call(depositMethods, {}, { signal })).list,
  });
}

/** One deposit, and the platform's time when it was so. */
export function depositQuery(
  { client, language }: Asking & Pick<Services, 'language'>,
  reference: string,
) {
  return queryOptions({
    queryKey: [...memberKey, depositDetail.id, language.code, reference] as const,
    queryFn: ({ signal }) => seen(client.answer(depositDetail, { reference }, { signal })),
  });
}

/** The member's deposits, the newest first, a few at a time. */
export function depositsQuery({ client, language }: Asking & Pick<Services, 'language'>) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, depositList.id, language.code] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(depositList, { pageNo, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _, pageNo) => (pageNo < totalPages ? pageNo + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    refetchOnWindowFocus: true,
  });
}

async function seen(answer: Promise<{ readonly value: Deposit; readonly serverTime: number }>) {
  const { value, serverTime } = await answer;
  return { row: value, serverTime };
}
