import type { Failure } from '@livery/api';
import { foreignLang } from '@livery/i18n';
import { GameCard } from '@livery/ui/game-card';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { Boundary } from '../../app/boundary.tsx';
import { lazyComponent } from '../../app/lazy-component.ts';
import { ListBlock } from '../../app/list-block.tsx';
import { useServices } from '../../app/services.tsx';
import { useSession } from '../session/use-session.ts';
import { Anchored, GameGrid } from './home-screen.styles.ts';

/** Three full rows on a desktop, six on a phone. */
const shown = 18;
/** Covers of the first window, fetched at once. */
const first = 6;

// A guest's page does without them.
const load = () => import('../games/favourite-mark.tsx');
const FavouriteMark = lazyComponent('favourites', async () => (await load()).FavouriteMark);
const FavouriteFailure = lazyComponent('favourites', async () => (await load()).FavouriteFailure);

/** Hot games, most played first; a member marks favourites among them. */
export function HotGames() {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const games = useQuery(queries.hotGames());
  const vendors = useQuery(queries.vendors());
  const isGuest = useSession().kind === 'guest';
  const [failure, setFailure] = useState<Failure>();
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
                  {!isGuest && (
                    <Extra>
                      <FavouriteMark game={game} onFailure={setFailure} />
                    </Extra>
                  )}
                </li>
              ))}
            </GameGrid>
          )}
        </ListBlock>
      </Section>
      {failure && !isGuest && (
        <Extra>
          <FavouriteFailure failure={failure} onClose={() => setFailure(undefined)} />
        </Extra>
      )}
    </Anchored>
  );
}

/** What the page does without while it loads, and when it cannot be had. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
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
