import { failureOf } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import {
  type GameListState,
  gamesOnPage,
  type Places,
  pageInView,
  pagesOf,
} from '@livery/flows/game-list';
import type { GridView } from '@livery/ui/virtual-grid';
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { gamePageQuery, type HallParts, recentGamesQuery } from '../game-list-query.ts';

/** Games beyond those near the window whose answers are held at hand, so that a scroll back draws them at once. */
const heldBeyond = 3 * gamesOnPage;
/** Milliseconds at rest, after which the address is that of the page in view. */
const restMs = 400;

/** A list of a hall as it is scrolled, whichever way its pages come. */
export interface ScrolledGames {
  /** Undefined while nothing has come. Within it, undefined is a game whose place is known and which is not here yet. */
  readonly games: readonly (Game | undefined)[] | undefined;
  /** The platform's time of the oldest answer at hand, and whether it was kept on the device. */
  readonly listed: { readonly at: number; readonly remembered: boolean } | undefined;
  readonly failure: ReturnType<typeof failureOf>;
  readonly isFetching: boolean;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Where the list has a place for each of its pages. */
  readonly paging?: {
    /** The page in view. */
    readonly page: number;
    readonly pages: number;
    /** The page has been scrolled to. */
    readonly jumped: (page: number) => void;
  };
  readonly onView?: (view: GridView) => void;
  readonly onEndReached?: () => void;
}

/**
 * The hall's own games, the popular or the favourites. The list has the places of all its pages from the start, and each page is asked for
 * as it comes near the window (spec §4, §9): scrolling and the pager are two ways through one list.
 *
 * @param turned the visitor rests at another page
 */
export function usePagedGames(
  parts: HallParts,
  state: GameListState,
  turned: (pageNo: number) => void,
): ScrolledGames {
  const cache = useQueryClient();
  // By pages: within one a scroll changes nothing here.
  const [near, setNear] = useState<NearPages>();
  const [page, setPage] = useState(state.pageNo);
  const [total, setTotal] = useState<{ pages: number; at: number }>();
  const jump = useRef<{ scrollY: number }>(undefined);

  const queryOf = (pageNo: number) => gamePageQuery(parts, { ...state, pageNo });
  const wanted = near?.wanted ?? [state.pageNo];
  const held = near?.held ?? wanted;
  const found = useQueries({
    queries: held.map((pageNo) => ({ ...queryOf(pageNo), enabled: wanted.includes(pageNo) })),
  });

  const here = found.flatMap(({ data }) => (data ? [data] : []));
  const latest = found.reduce((one, other) =>
    other.data && other.dataUpdatedAt > one.dataUpdatedAt ? other : one,
  );
  if (latest.data && latest.dataUpdatedAt > (total?.at ?? 0)) {
    setTotal({ pages: Math.max(1, latest.data.totalPages), at: latest.dataUpdatedAt });
  }
  const games = total && placed(total.pages);

  /** How many the last page has is known when it is here; until then it is taken as full. */
  function placed(pages: number): (Game | undefined)[] {
    const end = cache.getQueryData(queryOf(pages).queryKey)?.items.games.length ?? gamesOnPage;
    const all = new Array<Game | undefined>((pages - 1) * gamesOnPage + end);
    for (const answer of here) {
      for (const [index, game] of answer.games.entries()) {
        all[(answer.pageNo - 1) * gamesOnPage + index] = game;
      }
    }
    return all;
  }

  const rested = useEffectEvent(() => {
    if (page !== state.pageNo) turned(page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins the rest again.
  useEffect(() => {
    const timer = setTimeout(() => rested(), restMs);
    return () => clearTimeout(timer);
  }, [page]);

  const failed = found.filter(({ isError }) => isError);
  return {
    games,
    listed:
      here.length > 0
        ? {
            at: Math.min(...here.map(({ at }) => at)),
            remembered: here.some(({ remembered }) => remembered),
          }
        : undefined,
    failure: failureOf(failed[0]?.error),
    isFetching: found.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    ...(total && {
      paging: {
        page: Math.min(page, total.pages),
        pages: total.pages,
        jumped: (to: number) => {
          jump.current = { scrollY };
          setPage(to);
        },
      },
      onView: ({ first, last, from, to }: GridView) => {
        const next = nearPages({ first: from, last: to }, total.pages);
        setNear((was) => (was && isSame(was, next) ? was : next));
        // At its end a list scrolls no further: the page that was asked for is then the one in view.
        if (jump.current && Math.abs(jump.current.scrollY - scrollY) <= 1) return;
        jump.current = undefined;
        if (games) setPage(Math.min(total.pages, pageInView({ first, last }, games.length)));
      },
    }),
  };
}

/** Pages by their numbers, from 1. */
interface NearPages {
  /** Those that the window is near to. */
  readonly wanted: readonly number[];
  readonly held: readonly number[];
}

function nearPages({ first, last }: Places, pages: number): NearPages {
  return {
    wanted: pagesOf({ first, last }, pages),
    held: pagesOf({ first: first - heldBeyond, last: last + heldBeyond }, pages),
  };
}

function isSame(a: NearPages, b: NearPages): boolean {
  return `${a.wanted} ${a.held}` === `${b.wanted} ${b.held}`;
}

/** The games that the member played, page after page until the last (spec §4). */
export function useRecentGames(parts: HallParts, state: GameListState): ScrolledGames {
  const list = useInfiniteQuery(recentGamesQuery(parts, state));
  const { data, error, isFetching, hasNextPage } = list;
  const more = () => void list.fetchNextPage({ cancelRefetch: false });
  return {
    games: data?.games,
    listed: data,
    failure: failureOf(error),
    isFetching,
    retry: () => (data ? more() : void list.refetch()),
    ...(hasNextPage && !isFetching && !error ? { onEndReached: more } : {}),
  };
}
