import type { LaunchObject } from '@livery/api/contract/launch';
import { EmptyState } from '@livery/ui/empty-state';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { SiteButton } from '../../app/site-link.tsx';
import { GameDetails } from './game-details.tsx';
import { type GameSearch, gameIn, lotteryOf } from './game-search.ts';
import { GameTable } from './game-table.tsx';
import { useKnownGame } from './use-known-game.ts';

/**
 * The page of the game that the address names (spec §2 `/game`): its rules first, and the game when the member starts it. A lottery's
 * address leads to its draws.
 */
export function GameScreen() {
  const { t } = useTranslation();
  // An address leads here by this route only, so its query is that of the route.
  const search = useRouterState({ select: ({ location }) => location.search as GameSearch });
  usePageTitle(t('play.title'));
  const game = gameIn(search);
  if (!game) {
    return (
      <EmptyState
        icon="games"
        title={t('play.unknown.title')}
        description={t('play.unknown.text')}
        action={<SiteButton to="/">{t('play.unknown.home')}</SiteButton>}
      />
    );
  }
  const lottery = lotteryOf(game);
  if (lottery) return <Navigate to="/lottery" search={lottery} replace />;
  // Another address is another game: nothing of one goes over into the next.
  return <GameOf key={JSON.stringify(game)} game={game} />;
}

function GameOf({ game }: { game: LaunchObject }) {
  const [playing, setPlaying] = useState(false);
  const known = useKnownGame(game);
  return playing ? (
    <GameTable game={game} known={known} onLeave={() => setPlaying(false)} />
  ) : (
    <GameDetails known={known} onPlay={() => setPlaying(true)} />
  );
}
