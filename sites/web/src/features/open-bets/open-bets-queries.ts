import type { Client } from '@livery/api';
import { type DrawTicket, drawTickets } from '@livery/api/contract/draws';
import { type OpenGame, openRound, type Round } from '@livery/api/contract/launch';
import { sportsBets } from '@livery/api/contract/sports';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import { paged } from '../../app/paged.ts';
import { pollPeriod } from '../../app/poll-period.ts';
import type { Services } from '../../app/services.tsx';

/** Bets of a kind on a page. */
const pageSize = 20;
/** Milliseconds after which bets are asked for again: draws and matches end meanwhile. */
const waiting = 15_000;

type Asking = { readonly client: Pick<Client, 'call'>; readonly language: Services['language'] };

/** A round that is not ended, and the game that it belongs to. */
export interface RoundUnderWay {
  readonly game: OpenGame;
  readonly round: Round;
}

/** The round that was interrupted; null when there is none. */
export function openRoundQuery({ client, language }: Asking) {
  return queryOptions({
    queryKey: [...memberKey, openRound.id, language.code],
    queryFn: async ({ signal }): Promise<RoundUnderWay | null> => {
      const { games, round } = await client.call(openRound, {}, { signal });
      const game = games.find(({ launchId }) => launchId === round?.launchId);
      return round && game ? { game, round } : null;
    },
  });
}

/** Slips of lotteries that wait for their draw, or for a part of it; the newest first, a page at a time. */
export function openSlipsQuery({ client, language }: Asking) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, drawTickets.id, language.code, 'open'],
    queryFn: async ({ signal, pageParam: pageNo }) => {
      const ask = (status: 'open' | 'partly') =>
        client.call(drawTickets, { status, pageNo, pageSize }, { signal });
      const [open, partly] = await Promise.all([ask('open'), ask('partly')]);
      return {
        list: [...partly.list, ...open.list],
        totalPages: Math.max(open.totalPages, partly.totalPages),
      };
    },
    ...paged,
    select: ({ pages }): DrawTicket[] => pages.flatMap(({ list }) => list),
    refetchInterval: () => pollPeriod(waiting),
    refetchIntervalInBackground: false,
  });
}

/** Bets on matches that wait for a result; the newest first, a page at a time. */
export function openSportsQuery({ client, language }: Asking) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, sportsBets.id, language.code, 'open'],
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(sportsBets, { settled: false, pageNo, pageSize }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    refetchInterval: () => pollPeriod(waiting),
    refetchIntervalInBackground: false,
  });
}
