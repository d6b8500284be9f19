import type { Client } from '@livery/api';
import { drawResults, drawRules, drawTickets } from '@livery/api/contract/draws';
import type { PrizeMode } from '@livery/api/contract/lottery';
import { lotteryGameList } from '@livery/api/contract/lottery-list';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import { paged } from '../../app/paged.ts';
import { pollPeriod } from '../../app/poll-period.ts';
import type { Services } from '../../app/services.tsx';
import { lotteryGroups } from './lottery-lists.ts';
import { untilDue } from './until-due.ts';

/** Results that are shown of a lottery. */
const shownResults = 10;
/** Slips on a page. */
const pageSize = 10;
/** Milliseconds after a draw's lock until the next one is asked for: it is open then by the platform's clock. */
const afterLock = 500;
/** Milliseconds after which slips are asked for again while one of them waits for its draw. */
const waiting = 15_000;

type Asking = Pick<Services, 'client' | 'language'>;

/** The groups of the lobby's menu, with the names that the platform gives them. */
export function groupsQuery(
  { client, storage, language }: Asking & Pick<Services, 'storage'>,
  prizeMode: PrizeMode,
) {
  return queryOptions({
    queryKey: [lotteryGameList.id, language.code, prizeMode],
    queryFn: async ({ signal }) => {
      const parts = { client, storage, language: language.code };
      const { items } = await lotteryGroups(parts, prizeMode, signal);
      return items.map(({ tag, name, language: spoken }) => ({ tag, name, language: spoken }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a lottery takes and pays, and its open draw; asked for again when that one has locked. */
export function rulesQuery({ client, language }: Asking, gameId: string) {
  return queryOptions({
    queryKey: [drawRules.id, language.code, gameId],
    queryFn: ({ signal }) => client.call(drawRules, { gameId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data ? untilDue(data.lockTime + afterLock - client.serverNow()) : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}

/** The last draws of a lottery; the key holds the open one, so each draw asks for new ones. */
export function resultsQuery({ client, language }: Asking, gameId: string, drawTime: number) {
  return queryOptions({
    queryKey: [drawResults.id, language.code, gameId, drawTime],
    queryFn: ({ signal }) => client.call(drawResults, { gameId, count: shownResults }, { signal }),
    placeholderData: (before) => before,
    // A draw takes a while, and its result arrives in parts.
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status !== 'final' && status !== 'void')
        ? pollPeriod(waiting)
        : false,
    refetchIntervalInBackground: false,
  });
}

/** The member's slips of a lottery, newest first, a page at a time. */
export function ticketsQuery(
  { client, language }: { client: Pick<Client, 'call'>; language: Services['language'] },
  gameId: string,
) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, drawTickets.id, language.code, gameId],
    queryFn: ({ signal, pageParam }) =>
      client.call(drawTickets, { gameId, pageNo: pageParam, pageSize }, { signal }),
    ...paged,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ list }) =>
        list.some(({ status }) => status === 'open' || status === 'partly'),
      )
        ? pollPeriod(waiting)
        : false,
    refetchIntervalInBackground: false,
  });
}
