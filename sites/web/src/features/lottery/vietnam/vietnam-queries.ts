import { vnGameMenu, vnNumero, vnRecentMenu } from '@livery/api/contract/lottery-list';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import type { Services } from '../../../app/services.tsx';

type Asking = Pick<Services, 'client' | 'language'>;

/** Milliseconds after which draws are asked for again: a result comes a prize at a time. */
const drawsPeriod = 30_000;

/** The stations by region, each with what is left to its next draw; `at` is the platform's time of the answer. */
export function stationsQuery({ client, language }: Asking) {
  return queryOptions({
    queryKey: [vnGameMenu.id, language.code],
    queryFn: async ({ signal }) => {
      const { value, serverTime } = await client.answer(vnGameMenu, {}, { signal });
      return { regions: value, at: serverTime };
    },
  });
}

/** Those of them that the member bet on lately, in the same shape. */
export function recentStationsQuery({ client, language }: Asking) {
  return queryOptions({
    queryKey: [...memberKey, vnRecentMenu.id, language.code],
    queryFn: async ({ signal }) => {
      const { value, serverTime } = await client.answer(vnRecentMenu, {}, { signal });
      return { regions: value, at: serverTime };
    },
  });
}

/** The last hundred draws of all stations, newest first (spec §9). */
export function drawsQuery({ client, language }: Asking) {
  return queryOptions({
    queryKey: [vnNumero.id, language.code],
    queryFn: ({ signal }) => client.call(vnNumero, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status !== 'final' && status !== 'void') ? drawsPeriod : false,
    refetchIntervalInBackground: false,
  });
}
