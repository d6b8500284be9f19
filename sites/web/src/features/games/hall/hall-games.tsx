import type { Failure } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import { gameLists, gamesOnPage, switchList } from '@livery/flows/game-list';
import { Button } from '@livery/ui/button';
import { CategoryBar } from '@livery/ui/category-bar';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Pagination } from '@livery/ui/pagination';
import type { GridHandle } from '@livery/ui/virtual-grid';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../../app/as-of.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import type { HallParts } from '../game-list-query.ts';
import { FavouriteFailure } from '../index.ts';
import { FavouriteUndo } from './favourite-undo.tsx';
import { GameCards } from './game-cards.tsx';
import { GameShapes } from './game-shapes.tsx';
import { stateOf } from './hall-address.ts';
import { HallFilters } from './hall-filters.tsx';
import { useHallParts, useHasHot } from './hall-queries.ts';
import { Games, List, Lists, Pager } from './hall-screen.styles.ts';
import { type ScrolledGames, usePagedGames, useRecentGames } from './use-game-pages.ts';
import type { ShownHall } from './use-hall.ts';

/** The games of a hall: its lists, what narrows them, and the chosen one. */
export function HallGames({ shown }: { shown: ShownHall }) {
  const { hall, state, isMember, hrefOf, offers } = shown;
  const { t } = useTranslation();
  const parts = useHallParts(hall, state);
  const hasHot = useHasHot(parts, state);
  const lists = gameLists.filter(
    (each) => offers(each) && (each !== 'hot' || hasHot || state.list === 'hot'),
  );
  const Chosen = state.list === 'recent' ? RecentGames : PagedGames;
  return (
    <Games aria-label={t('halls.games')}>
      <Lists>
        {!hall.classify && (
          <CategoryBar
            label={t('halls.lists')}
            current={state.list}
            categories={lists.map((each) => ({
              id: each,
              label: t(`halls.list.${each}`),
              href: hrefOf(hall, switchList(state, each, isMember)),
            }))}
          />
        )}
        <HallFilters key={hall.id} shown={shown} />
      </Lists>
      {/* Another list begins afresh; another page of it is another place in the same list. */}
      <Chosen
        key={JSON.stringify([hall.id, { ...state, pageNo: 0 }])}
        shown={shown}
        parts={parts}
      />
    </Games>
  );
}

interface ChosenProps {
  readonly shown: ShownHall;
  readonly parts: HallParts;
}

function PagedGames({ shown, parts }: ChosenProps) {
  const { dialogs } = useServices();
  const router = useRouter();
  const { state, show } = shown;
  const turned = (pageNo: number) => {
    // Another address would close what is open over the page, and call back a visitor who is on the way to a game.
    if (dialogs.current().dialog || router.state.status === 'pending') return;
    show({ ...state, pageNo });
  };
  return <GameListing shown={shown} scrolled={usePagedGames(parts, state, turned)} />;
}

function RecentGames({ shown, parts }: ChosenProps) {
  return <GameListing shown={shown} scrolled={useRecentGames(parts, shown.state)} />;
}

/** One list: its cards with the pager, or why there are none. */
function GameListing({ shown, scrolled }: { shown: ShownHall; scrolled: ScrolledGames }) {
  const { state } = shown;
  const { t } = useTranslation();
  const { listed, failure, isFetching, retry, paging, onView, onEndReached } = scrolled;
  // Drawn in slices, so that a press meanwhile is not kept waiting.
  const waits = useDeferredValue(!scrolled.games);
  const games = waits ? undefined : scrolled.games;
  const why = useFailureWords(failure);
  const grid = useRef<GridHandle>(null);
  const [removed, setRemoved] = useState<Game>();
  const [markFailure, setMarkFailure] = useState<Failure>();
  const jump = (page: number) => {
    grid.current?.show((page - 1) * gamesOnPage);
    paging?.jumped(page);
  };
  return (
    <List aria-busy={isFetching}>
      <AsOf listed={listed && { ...listed, items: games }} />
      {!games && !failure && <GameShapes />}
      {!scrolled.games && failure && (
        <ErrorState
          title={t('halls.failed')}
          {...(why === undefined ? {} : { description: why })}
          retryLabel={t('common.retry')}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {games?.length === 0 && <NoGames shown={shown} />}
      {games && games.length > 0 && (
        <GameCards
          hall={shown.hall}
          games={games}
          handle={grid}
          initialIndex={((paging?.page ?? 1) - 1) * gamesOnPage}
          onView={onView}
          onEndReached={onEndReached}
          onFailure={setMarkFailure}
          {...(state.list === 'fav' ? { onRemoved: setRemoved } : {})}
        />
      )}
      {games && (failure || (paging && paging.pages > 1)) && (
        <Pager>
          {failure && (
            <InlineAlert
              tone="danger"
              live="polite"
              title={t('halls.failed')}
              action={
                <Button size="sm" onClick={retry} aria-busy={isFetching}>
                  {t('common.retry')}
                </Button>
              }
            >
              {why}
            </InlineAlert>
          )}
          {paging && (
            <Pagination
              label={t('halls.pages')}
              labels={{
                first: t('halls.turn.first'),
                previous: t('halls.turn.prev'),
                next: t('halls.turn.next'),
                last: t('halls.turn.last'),
                page: (page, pages) => t('halls.page', { page, pages }),
              }}
              page={paging.page}
              pages={paging.pages}
              onPage={jump}
            />
          )}
        </Pager>
      )}
      {removed && (
        <FavouriteUndo
          game={removed}
          onFailure={setMarkFailure}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {markFailure && (
        <FavouriteFailure failure={markFailure} onClose={() => setMarkFailure(undefined)} />
      )}
    </List>
  );
}

/** What stands there for an empty list: why, and the way to all games where there is one. */
function NoGames({ shown: { hall, state, show } }: { shown: ShownHall }) {
  const { t } = useTranslation();
  const opened = stateOf(hall, {});
  const isSame = (key: 'filters' | 'vendor') =>
    JSON.stringify(state[key]) === JSON.stringify(opened[key]);
  const words = state.list === 'none' && isSame('filters') ? 'hall' : state.list;
  return (
    <EmptyState
      icon={words === 'none' ? 'search' : 'games'}
      title={t(`halls.empty.${words}.title`)}
      description={t(`halls.empty.${words}.text`)}
      {...(words === 'hall' && isSame('vendor')
        ? {}
        : { action: <Button onClick={() => show(opened)}>{t('halls.empty.all')}</Button> })}
    />
  );
}
