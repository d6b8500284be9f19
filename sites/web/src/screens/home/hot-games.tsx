import { foreignLang } from '@livery/i18n';
import { GameCard } from '@livery/ui/game-card';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { AsOf } from './as-of.tsx';
import { Anchored, GameGrid } from './home-screen.styles.ts';
import { ListBlock } from './list-block.tsx';

/** Three full rows on a desktop, six on a phone. */
const shown = 18;
/** Covers of the first window, fetched at once. */
const first = 6;

/** Hot games, most played first. */
export function HotGames() {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const games = useQuery(queries.hotGames());
  const vendors = useQuery(queries.vendors());
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
            <GameGrid>
              {items.slice(0, shown).map((game, place) => (
                <li key={game.nodeId}>
                  <GameCard
                    title={game.name}
                    titleLang={foreignLang(game.language, language.code).lang}
                    vendor={names.get(game.vassalage) ?? game.vassalage}
                    cover={game.iconUrl}
                    loading={place < first ? 'eager' : 'lazy'}
                  />
                </li>
              ))}
            </GameGrid>
          )}
        </ListBlock>
      </Section>
    </Anchored>
  );
}

function GamesSkeleton() {
  return (
    <GameGrid as="div">
      {Array.from({ length: shown }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
        <div key={place}>
          <Skeleton shape="cover" />
          <Skeleton shape="text" extent="most" />
          <Skeleton shape="text" extent="half" />
        </div>
      ))}
    </GameGrid>
  );
}
