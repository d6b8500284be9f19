import type { LaunchObject } from '@livery/api/contract/launch';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnLocation } from '../../app/own-location.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { PageBanners } from '../banners/index.ts';
import { Above } from './game-details.styles.ts';
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
  // Its names are those of the launch object, each a text (`parseSearch`).
  const search = useOwnLocation().search as GameSearch;
  usePageTitle(t('play.title'));
  const game = gameIn(search);
  if (!game) {
    return (
      <>
        <VisuallyHidden as="h1">{t('play.title')}</VisuallyHidden>
        <EmptyState
          icon="games"
          title={t('play.unknown.title')}
          description={t('play.unknown.text')}
          action={<SiteButton to="/">{t('play.unknown.home')}</SiteButton>}
        />
      </>
    );
  }
  const lottery = lotteryOf(game);
  if (lottery) return <Navigate to="/lottery" search={lottery} replace />;
  // As with the game itself, nothing of one address goes over into the next.
  return <OwnPage key={JSON.stringify(game)} game={game} />;
}

/** A game at `/game`, with the banners of such pages above it until it takes the page. */
function OwnPage({ game }: { game: LaunchObject }) {
  const [playing, setPlaying] = useState(false);
  return (
    <>
      {!playing && (
        <Above>
          <PageBanners group="byIframe" single />
        </Above>
      )}
      <GamePage game={game} onPlaying={setPlaying} />
    </>
  );
}

/**
 * A launch object as a page: what is to be known of the game, then the game in its frame; or the popup of a vendor's games, where the
 * object says so.
 *
 * @param props.onPlaying the game has the page, or has given it back
 */
export function GamePage(props: GamePageProps) {
  const Page = props.game.isGame === 'VASSALAGE' ? GamesOfVendor : GameOf;
  // Another address is another game: nothing of one goes over into the next.
  return <Page key={JSON.stringify(props.game)} {...props} />;
}

interface GamePageProps {
  readonly game: LaunchObject;
  readonly onPlaying?: (playing: boolean) => void;
}

function GameOf({ game, onPlaying }: GamePageProps) {
  const { queries } = useServices();
  const [playing, setPlaying] = useState(false);
  const known = useKnownGame(game);
  // Before the site is open the clock is the device's, and time played would be counted by that; the game's launch waits for it as well.
  const isOpen = useQuery(queries.system()).data?.root === 'site';
  const become = (next: boolean) => {
    setPlaying(next);
    onPlaying?.(next);
  };
  return playing && isOpen ? (
    <GameTable game={game} onLeave={() => become(false)} />
  ) : (
    <GameDetails game={game} known={known} onPlay={() => become(true)} />
  );
}

/** The page below the popup of a vendor's games, from which it opens again. */
function GamesOfVendor({ game }: GamePageProps) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const { name, vendor } = useKnownGame(game);
  const vassalage = vendor?.vassalage ?? game.vassalage ?? game.vendor;
  const open = () => {
    if (vassalage) dialogs.open({ kind: 'vendorGames', vassalage, gameType: game.gameType });
  };
  const opened = useEffectEvent(open);
  useEffect(() => opened(), []);
  return (
    <>
      <VisuallyHidden as="h1">{t('play.title')}</VisuallyHidden>
      <EmptyState
        icon="games"
        title={name.text}
        action={<Button onClick={open}>{t('play.unknown.home')}</Button>}
      />
    </>
  );
}
