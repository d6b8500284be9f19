import { gameList } from '@livery/api/contract/game-list';
import { type Game, gamePlatforms, hotGames } from '@livery/api/contract/games';
import { favouriteList, recentGameList } from '@livery/api/contract/my-games';
import {
  type GameList,
  type GameListState,
  hasMore,
  nextPage,
  openGameList,
} from '@livery/flows/game-list';
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import { type AskingParts, askList, type Listed, listQuery } from '../../app/queries.ts';

/** Milliseconds for which a page is taken as new. */
const fresh = 60_000;
const platform = gamePlatforms.hall;

/** Begins the key of a list; that of a member's own leaves with them. */
const listKeys: Readonly<Record<GameList, readonly string[]>> = {
  none: [gameList.id],
  hot: [gameList.id],
  fav: [...memberKey, favouriteList.id],
  recent: [...memberKey, recentGameList.id],
};

/** What a hall asks with. */
export interface HallParts extends AskingParts {
  readonly cache: QueryClient;
  /** Game type of the hall; undefined for the games of every type, such as those of one vendor. */
  readonly gameType: string | undefined;
}

/** A page of games, as every list of a hall has it. */
interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
}
type Answered = Listed<GamePage>;

/** What a hall shows of a list. */
export interface ShownGames extends GamePage {
  /** The page that is shown; of recent games the last of those that are. */
  readonly pageNo: number;
  readonly hasMore: boolean;
  /** The platform's time of the oldest answer in it, milliseconds since 1970. */
  readonly at: number;
  /** True when there is no connection and this was kept on the device. */
  readonly remembered: boolean;
}

/**
 * Hot games of a hall. A hall asks for them when it opens and when a vendor is chosen, so that they are there when they are wanted
 * (spec §4).
 *
 * @param vendor its code; undefined: of every vendor
 */
export function hallHotQuery(parts: HallParts, vendor: string | undefined) {
  const { merchantCode, language } = parts;
  const request = { merchantCode, language, platform, vassalage: vendor };
  const part = vendor === undefined ? 'hall' : `hall.${vendor}`;
  return queryOptions(listQuery(parts, hotGames, request, part));
}

/**
 * One page of a list, the state's (spec §4): of the hall's own games, the popular or the favourites. Popular games are those that were
 * loaded before. A member's lists are never kept on the device.
 */
export function gamePageQuery(parts: HallParts, state: GameListState) {
  const { cache, language, gameType } = parts;
  const { list, vendor, pageNo } = state;
  const preloaded =
    list === 'hot' ? cache.getQueryState(hallHotQuery(parts, vendor).queryKey) : undefined;
  return queryOptions({
    queryKey: [...listKeys[list], language, gameType, state] as const,
    queryFn: ({ signal }): Promise<Answered> => askPage(parts, state, signal),
    select: (answer: Answered) => shownGames({ pages: [answer], pageParams: [pageNo] }),
    staleTime: ({ state: { data } }) => (data?.remembered ? 0 : fresh),
    ...(preloaded?.data && {
      initialData: hotPage(preloaded.data, gameType),
      initialDataUpdatedAt: preloaded.dataUpdatedAt,
    }),
  });
}

/**
 * The games that a member played, page after page: `fetchNextPage` adds the next, until the last (spec §4). They are kept no longer than
 * they are looked at: whoever comes back to them begins with the first page.
 */
export function recentGamesQuery(parts: HallParts, state: GameListState) {
  const { language, gameType } = parts;
  return infiniteQueryOptions({
    queryKey: [...listKeys.recent, language, gameType, state],
    queryFn: ({ pageParam, signal }): Promise<Answered> =>
      askPage(parts, { ...state, pageNo: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ items }, _, shown) => nextPage(shown, items.totalPages),
    select: shownGames,
    staleTime: fresh,
    gcTime: 0,
  });
}

async function askPage(
  parts: HallParts,
  state: GameListState,
  signal: AbortSignal,
): Promise<Answered> {
  const { client, cache, language, gameType } = parts;
  const { list, vendor, pageNo } = state;
  switch (list) {
    case 'hot':
      return hotPage(await cache.fetchQuery(hallHotQuery(parts, vendor)), gameType);
    case 'fav': {
      const request = { platform, language, gameType, pageNo };
      const { value, serverTime } = await client.answer(favouriteList, request, { signal });
      return answered({ games: value.content, totalPages: value.totalPages }, serverTime);
    }
    case 'recent': {
      const request = { language, vassalage: vendor, pageNo };
      const { value, serverTime } = await client.answer(recentGameList, request, { signal });
      return answered({ games: value.list, totalPages: value.totalPages }, serverTime);
    }
    case 'none':
      return askHall(parts, state, signal);
  }
}

/** The hall's own games. What it opens with is kept for when there is no connection; pages and searches are too many to keep. */
async function askHall(
  parts: HallParts,
  state: GameListState,
  signal: AbortSignal,
): Promise<Answered> {
  const { client, merchantCode, language, gameType } = parts;
  const { vendor, pageNo, filters } = state;
  const request = {
    platform,
    merchant: merchantCode,
    language,
    gameType,
    vassalage: vendor,
    gameClassify: filters.classify,
    gameName: filters.name || undefined,
    minBet: filters.minBet === 'all' ? undefined : filters.minBet,
    pageNo,
  };
  if (hashKey([state]) === hashKey([openGameList()])) {
    return askList(parts, gameList, request, gameType ?? 'all', signal);
  }
  const { value, serverTime } = await client.answer(gameList, request, { signal });
  return answered(value, serverTime);
}

function answered(items: GamePage, at: number): Answered {
  return { items, at, remembered: false };
}

/** Hot games are asked for without their type: a hall shows its own. */
function hotPage({ items, ...listed }: Listed<Game[]>, gameType: string | undefined): Answered {
  const games = items.filter((game) => gameType === undefined || game.gameType === gameType);
  return { ...listed, items: { games, totalPages: 1 } };
}

function shownGames({ pages, pageParams }: InfiniteData<Answered, number>): ShownGames {
  // A game that is started while the list is read moves to its front, and another one over to the next page.
  const games = new Map(
    pages.flatMap(({ items }) => items.games).map((game) => [game.nodeId, game]),
  );
  const totalPages = pages.at(-1)?.items.totalPages ?? 1;
  const pageNo = pageParams.at(-1) ?? 1;
  return {
    games: [...games.values()],
    totalPages,
    pageNo,
    hasMore: hasMore(pageNo, totalPages),
    at: Math.min(...pages.map(({ at }) => at)),
    remembered: pages.some(({ remembered }) => remembered),
  };
}
