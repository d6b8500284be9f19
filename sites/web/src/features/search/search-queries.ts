import { gameList } from '@livery/api/contract/game-list';
import { gamePlatforms } from '@livery/api/contract/games';
import type { LotteryGame, PrizeMode } from '@livery/api/contract/lottery';
import { lotteryGameList } from '@livery/api/contract/lottery-list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.tsx';

/** Games that are shown of an answer. */
const shownGames = 8;
/** Milliseconds for which an answer is taken as new: names change seldom. */
const fresh = 5 * 60_000;
/** The sets of lotteries that a lobby shows (spec §9). */
const prizeModes = ['SEA', 'Lott', 'Elott'] as const satisfies readonly PrizeMode[];

type Asking = Pick<Services, 'client' | 'language' | 'site'>;

/**
 * Games of every type by a part of their name, which the platform folds. The key holds what is typed, so an answer that comes late
 * never takes the place of another one; until it is there the last one stays.
 */
export function foundGamesQuery({ client, language, site }: Asking, gameName: string) {
  return queryOptions({
    queryKey: ['search', gameList.id, language.code, gameName],
    queryFn: async ({ signal }) => {
      const request = {
        platform: gamePlatforms.hall,
        merchant: site.merchant.code,
        language: language.code,
        gameName,
        pageSize: shownGames,
      };
      return (await client.call(gameList, request, { signal })).games;
    },
    enabled: gameName !== '',
    staleTime: fresh,
    placeholderData: keepPreviousData,
  });
}

/** All lotteries of all lobbies, each once. */
export function allLotteriesQuery({ client, language }: Asking) {
  return queryOptions({
    queryKey: ['search', lotteryGameList.id, language.code],
    queryFn: async ({ signal }) => {
      const sets = await Promise.all(
        prizeModes.map((prizeMode) => client.call(lotteryGameList, { prizeMode }, { signal })),
      );
      const games = new Map<string, LotteryGame>();
      for (const game of sets.flat().flatMap(({ gameMenus }) => gameMenus)) {
        if (!games.has(game.gameId)) games.set(game.gameId, game);
      }
      return [...games.values()];
    },
    staleTime: fresh,
  });
}
