import type { Client, RequestOf } from '@livery/api';
import { gameRules } from '@livery/api/contract/game-list';
import { betHistory, netPosition } from '@livery/api/contract/history';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import type { Services } from '../../app/services.tsx';

/** Milliseconds for which rules are taken as new. */
const fresh = 5 * 60_000;
/** Bets of a session on a page. */
const sessionPage = 20;
/** Milliseconds after which the member's position, and what is left of their limits, is asked for again while they play. */
const playPeriod = 60_000;

/** How a query is kept up to date while the member plays. */
export const whilePlaying = { refetchInterval: playPeriod, refetchIntervalInBackground: false };

/** Rules, prize table and limits of a game or a vendor's lobby, in the page's language. */
export function rulesQuery(
  { client, language }: Pick<Services, 'client' | 'language'>,
  game: RequestOf<typeof gameRules>,
) {
  return queryOptions({
    queryKey: [gameRules.id, language.code, game] as const,
    queryFn: ({ signal }) => client.call(gameRules, game, { signal }),
    staleTime: fresh,
  });
}

/** How the member stands in this session. */
export function positionQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, netPosition.id] as const,
    queryFn: ({ signal }) => client.call(netPosition, {}, { signal }),
    ...whilePlaying,
  });
}

/**
 * The member's bets of this session, the newest first, a page at a time.
 *
 * @param since when the session began, milliseconds since 1970; nothing is asked before it is known
 */
export function sessionBetsQuery(client: Pick<Client, 'call'>, since: number | undefined) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, betHistory.id, 'session', since] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(betHistory, { pageNo, pageSize: sessionPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ list, totalPages }, _, pageNo) =>
      pageNo < totalPages && list.every((bet) => isOfSession(bet, since)) ? pageNo + 1 : undefined,
    select: ({ pages }) =>
      pages.flatMap(({ list }) => list.filter((bet) => isOfSession(bet, since))),
    enabled: since !== undefined,
  });
}

const isOfSession = ({ time }: { time: number }, since = 0) => time >= since;
