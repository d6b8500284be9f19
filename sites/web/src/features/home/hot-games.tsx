import type { Failure } from '@livery/api';
import { foreignLang } from '@livery/i18n';
import { GameCard, GameGrid } from '@livery/ui/game-card';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { AsOf } from '../../app/as-of.tsx';
import { ListBlock } from '../../app/list-block.tsx';
import { useServices } from '../../app/services.tsx';
import { Anchored } from '../../styles/anchored.ts';
import { FavouriteFailure, FavouriteMark } from '../games/index.ts';
import { useSession } from '../session/index.ts';

/** Three full rows on a desktop, six on a phone. */
const shown = 18;
/** Covers of the first window, fetched at once. */
const first = 6;

/** Hot games, most played first; a member marks favourites among them. */
export function HotGames() {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const games = useQuery(queries.hotGames());
  const vendors = useQuery(queries.vendors());
  const isGuest = useSession().kind === 'guest';
  const [failure, setFailure] = useState<Failure>();
  const href = useHref();
  const names = new Map(
    vendors.data?.items.map((vendor) => [vendor.vassalage, vendor.displayName]),
  );
  return (
    <Anchored id="games">
      <Section title={t('home.games.title')} action={<AsOf listed={games.data} />}>
        <ListBlock
          query={games}
          skeleton={<GamesSkeleton />}
          empty={{ title: t('home.games.empty.title'), text: t('home.games.empty.text') }}
          failure={t('home.games.error')}
        >
          {(items) => (
            <GameGrid columns="steps">
              {items.slice(0, shown).map((game, place) => (
                <Fragment key={game.nodeId}>
                  <GameCard
                    title={game.name}
                    titleLang={foreignLang(game.language, language.code).lang}
                    vendor={names.get(game.vassalage) ?? game.vassalage}
                    cover={game.iconUrl}
                    href={href({
                      to: '/game',
                      search: {
                        gameType: game.gameType,
                        vassalage: game.vassalage,
                        gameCode: String(game.nodeId),
                      },
                    })}
                    loading={place < first ? 'eager' : 'lazy'}
                  />
                  {!isGuest && <FavouriteMark game={game} onFailure={setFailure} />}
                </Fragment>
              ))}
            </GameGrid>
          )}
        </ListBlock>
      </Section>
      {failure && !isGuest && (
        <FavouriteFailure failure={failure} onClose={() => setFailure(undefined)} />
      )}
    </Anchored>
  );
}

/** Hidden from screen readers, which would hear a list of empty items. */
function GamesSkeleton() {
  return (
    <div aria-hidden="true">
      <GameGrid columns="steps">
        {Array.from({ length: shown }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
          <Fragment key={place}>
            <Skeleton shape="cover" />
            <Skeleton shape="text" extent="most" />
            <Skeleton shape="text" extent="half" />
          </Fragment>
        ))}
      </GameGrid>
    </div>
  );
}
