import { type GameListState, narrow, openGameList, withinPages } from '@livery/flows/game-list';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { EmptyState } from '@livery/ui/empty-state';
import { GameCard, GameGrid } from '@livery/ui/game-card';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Pagination } from '@livery/ui/pagination';
import { SearchField } from '@livery/ui/search-field';
import { Select } from '@livery/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../../app/addresses.ts';
import type { DialogProps } from '../../../app/presence.ts';
import { QueryFailed } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { gamePath } from '../hall/game-path.ts';
import { GameShapes } from '../hall/game-shapes.tsx';
import { Games, Search } from './vendor-games-dialog.styles.ts';
import { vendorGamesQuery, vendorTypesQuery } from './vendor-games-query.ts';

/**
 * The game popup (spec §3 `isGame: VASSALAGE`): the games of one vendor with search and pages, over the page that it was opened from. A game
 * leads to its own page, where its rules stand before it is played.
 */
export function VendorGamesDialog({ dialog, ...presence }: DialogProps<'vendorGames'>) {
  const { t } = useTranslation();
  const { dialogs, queries } = useServices();
  const { vassalage } = dialog;
  const [gameType, setGameType] = useState(dialog.gameType);
  const [state, setState] = useState(() => openGameList(vassalage));
  const vendors = useQuery(queries.vendors());
  const vendor = vendors.data?.items.find((each) => each.vassalage === vassalage);
  const name = vendor?.displayName ?? vassalage;
  return (
    <Dialog
      {...presence}
      kind="modal"
      width={720}
      height="auto"
      title={name}
      closeLabel={t('session.close')}
      onClose={dialogs.close}
    >
      <Games>
        <FindGames state={state} onChange={setState} />
        <Types
          vassalage={vassalage}
          chosen={gameType}
          onChange={(type) => {
            setGameType(type);
            setState({ ...state, pageNo: 1 });
          }}
        />
        {vendor?.maintenance && (
          <InlineAlert tone="info" title={t('halls.closed.title', { provider: name })}>
            {t('halls.closed.text')}
          </InlineAlert>
        )}
        <Listed
          state={state}
          gameType={gameType}
          vendorName={name}
          closed={vendor?.maintenance ?? false}
          onChange={setState}
        />
      </Games>
    </Dialog>
  );
}

interface PartProps {
  readonly state: GameListState;
  readonly onChange: (state: GameListState) => void;
}

function FindGames({ state, onChange }: PartProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <Search
      role="search"
      aria-label={t('halls.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(narrow(state, { name: typed }));
      }}
    >
      <SearchField
        label={t('halls.filter.name')}
        placeholder={t('halls.filter.name')}
        clearLabel={t('halls.filter.clear')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') onChange(narrow(state, { name: '' }));
        }}
      />
      <Button type="submit" icon="search" data-default>
        {t('halls.filter.submit')}
      </Button>
    </Search>
  );
}

/** Which of its types of games is shown, where a vendor has several. What cannot be had narrows nothing. */
function Types({
  vassalage,
  chosen,
  onChange,
}: {
  vassalage: string;
  chosen: string | undefined;
  onChange: (type: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const types = useQuery(vendorTypesQuery(useServices(), vassalage));
  if (!types.data || types.data.length < 2) return null;
  return (
    <Select
      label={t('halls.filter.classify')}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('halls.filter.all') },
        ...types.data.map(({ gameType, name }) => ({ value: gameType, label: name })),
      ]}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

function Listed({
  state,
  onChange,
  gameType,
  vendorName,
  closed,
}: PartProps & {
  gameType: string | undefined;
  vendorName: string;
  closed: boolean;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const hrefOf = useKnownHref();
  const query = useQuery({
    ...vendorGamesQuery(services, state, gameType),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching } = query;
  if (error) {
    return <QueryFailed title={t('halls.failed')} query={query} />;
  }
  if (!data) return <GameShapes />;
  if (data.games.length === 0) {
    const words = state.filters.name ? 'none' : 'hall';
    return (
      <EmptyState
        icon={words === 'none' ? 'search' : 'games'}
        title={t(`halls.empty.${words}.title`)}
        description={t(`halls.empty.${words}.text`)}
      />
    );
  }
  return (
    <>
      <section aria-label={t('halls.games')} aria-busy={isFetching}>
        <GameGrid>
          {data.games.map((game) => {
            const href = hrefOf(gamePath(game));
            return (
              <GameCard
                key={game.nodeId}
                title={game.name}
                titleLang={foreignLang(game.language, services.language.code).lang}
                vendor={vendorName}
                cover={game.iconUrl}
                {...(href === undefined ? {} : { href })}
                {...(closed ? { closed: t('halls.closed.card') } : {})}
              />
            );
          })}
        </GameGrid>
      </section>
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
        onPage={(pageNo) => onChange(withinPages({ ...state, pageNo }, data.totalPages))}
      />
    </>
  );
}
