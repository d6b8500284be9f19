import type { Failure } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import { gameLists, switchList, withinPages } from '@livery/flows/game-list';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { CategoryBar } from '@livery/ui/category-bar';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { GameCard, GameGrid } from '@livery/ui/game-card';
import { Pagination } from '@livery/ui/pagination';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { VirtualGrid } from '@livery/ui/virtual-grid';
import { useQuery } from '@tanstack/react-query';
import { useElementScrollRestoration } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../../app/addresses.ts';
import { AsOf } from '../../../app/as-of.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useSession } from '../../session/index.ts';
import { FavouriteFailure, FavouriteMark } from '../index.ts';
import { FavouriteUndo } from './favourite-undo.tsx';
import { gamePath } from './game-path.ts';
import { stateOf } from './hall-address.ts';
import { useGameList } from './hall-queries.ts';
import { Games, Lists, Marked } from './hall-screen.styles.ts';
import type { ShownHall } from './use-hall.ts';

/** Games on a page (spec §9). */
const pageSize = 15;

/** The games of a hall: its lists, the chosen one, and its pages. */
export function HallGames({ shown }: { shown: ShownHall }) {
  const { hall, state, isMember, hrefOf, show, offers } = shown;
  const { t } = useTranslation();
  const { list, failure, hasHot } = useGameList(hall, state);
  const { data, isPending, isFetching, hasNextPage } = list;
  const why = useFailureWords(failure);
  const [removed, setRemoved] = useState<Game>();
  const [markFailure, setMarkFailure] = useState<Failure>();
  const lists = gameLists.filter(
    (each) => offers(each) && (each !== 'hot' || hasHot || state.list === 'hot'),
  );
  return (
    <Games aria-label={t('halls.games')} aria-busy={isFetching}>
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
        <AsOf listed={data && { items: data.games, at: data.at, remembered: data.remembered }} />
      </Lists>
      {isPending && <Shapes />}
      {!isPending && !data && (
        <ErrorState
          title={t('halls.failed')}
          {...(why === undefined ? {} : { description: why })}
          retryLabel={t('common.retry')}
          busy={isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {data?.games.length === 0 && <NoGames shown={shown} />}
      {data && data.games.length > 0 && (
        <Cards
          key={JSON.stringify([hall.id, state])}
          games={data.games}
          onFailure={setMarkFailure}
          {...(state.list === 'fav' ? { onRemoved: setRemoved } : {})}
          {...(hasNextPage && !isFetching ? { onEndReached: () => void list.fetchNextPage() } : {})}
        />
      )}
      {data && state.list !== 'recent' && (
        <Pagination
          label={t('halls.pages')}
          labels={{
            first: t('halls.turn.first'),
            previous: t('halls.turn.prev'),
            next: t('halls.turn.next'),
            last: t('halls.turn.last'),
            page: (page, pages) => t('halls.page', { page, pages }),
          }}
          page={Math.min(state.pageNo, data.totalPages)}
          pages={data.totalPages}
          onPage={(pageNo) => show(withinPages({ ...state, pageNo }, data.totalPages))}
        />
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
    </Games>
  );
}

/** What stands there for an empty list: why, and the way to all games where there is one. */
function NoGames({ shown: { hall, state, show } }: { shown: ShownHall }) {
  const { t } = useTranslation();
  const opened = stateOf(hall, {});
  const isSame = (key: 'filters' | 'pageNo' | 'vendor') =>
    JSON.stringify(state[key]) === JSON.stringify(opened[key]);
  const isWhole = isSame('filters') && isSame('pageNo');
  const words = state.list === 'none' && isWhole ? 'hall' : state.list;
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

/** The cards, of which those near the window are in the page, with a member's marks. */
function Cards({
  games,
  onEndReached,
  onFailure,
  onRemoved,
}: {
  games: readonly Game[];
  onEndReached?: () => void;
  /** A mark has turned back. */
  onFailure: (failure: Failure) => void;
  /** A game is a favourite no longer. */
  onRemoved?: (game: Game) => void;
}) {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const isGuest = useSession().kind === 'guest';
  const hrefOf = useKnownHref();
  const { data } = useQuery(queries.vendors());
  // The page is high enough for its place when the cards are there, which is after the router has looked for it.
  const left = useElementScrollRestoration({ getElement: () => window });
  const vendors = new Map(data?.items.map((vendor) => [vendor.vassalage, vendor]));
  const vendorNames = games.map(
    ({ vassalage }) => vendors.get(vassalage)?.displayName ?? vassalage,
  );
  return (
    <VirtualGrid
      label={t('halls.games')}
      items={games}
      itemId={({ nodeId }) => String(nodeId)}
      highest={
        // A sentence has as many lines as a title may have, in the page's own script.
        <GameCard
          title={t('halls.empty.none.text')}
          vendor={vendorNames.reduce((one, other) => (other.length > one.length ? other : one))}
          cover={null}
        />
      }
      onEndReached={onEndReached}
      {...(left && { initialOffset: left.scrollY })}
    >
      {(game) => {
        const vendor = vendors.get(game.vassalage);
        const href = hrefOf(gamePath(game));
        return (
          <Marked>
            <GameCard
              title={game.name}
              titleLang={foreignLang(game.language, language.code).lang}
              vendor={vendor?.displayName ?? game.vassalage}
              cover={game.iconUrl}
              // A build without the screen of a game shows its games, and they are no links.
              {...(href === undefined ? {} : { href })}
              {...(vendor?.maintenance ? { closed: t('halls.closed.card') } : {})}
            />
            {!isGuest && (
              <FavouriteMark
                game={game}
                onFailure={onFailure}
                {...(onRemoved && { onRemoved: () => onRemoved(game) })}
              />
            )}
          </Marked>
        );
      }}
    </VirtualGrid>
  );
}

/** As many shapes as a page has games. */
function Shapes() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <div aria-hidden="true">
        <GameGrid>
          {Array.from({ length: pageSize }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
            <Fragment key={place}>
              <Skeleton shape="cover" />
              <Skeleton shape="text" extent="most" />
              <Skeleton shape="text" extent="half" />
            </Fragment>
          ))}
        </GameGrid>
      </div>
    </SkeletonGroup>
  );
}
