import type { LaunchObject } from '@livery/api/contract/launch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../../app/jackpot.tsx';
import { useOwnLocation } from '../../../app/own-location.ts';
import { usePageTitle } from '../../../app/page-title.ts';
import { SiteButton } from '../../../app/site-link.tsx';
import { PageBanners } from '../../banners/index.ts';
import { GamePage } from '../../play/index.ts';
import { HallBar } from './hall-bar.tsx';
import { HallGames } from './hall-games.tsx';
import { Head, Over, Page, Top } from './hall-screen.styles.ts';
import { HallVendors } from './hall-vendors.tsx';
import { launchedAt } from './launched.ts';
import { Rooms } from './rooms.tsx';
import { type ShownHall, useHall } from './use-hall.ts';
import { VendorLanes } from './vendor-lanes.tsx';

/** The address of a category of games (spec §2): its lobby, or the game that opens there. */
export function HallScreen() {
  const { t } = useTranslation();
  const shown = useHall();
  const { hall } = shown;
  const { search } = useOwnLocation();
  const game = launchedAt(hall, search);
  const name = t(game ? `halls.type.${hall.id}` : 'halls.lobby', {
    name: t(`halls.type.${hall.id}`),
  });
  usePageTitle(name);
  return game ? <Launched shown={shown} game={game} /> : <Lobby shown={shown} name={name} />;
}

/** A game at an address of its own: the way to the other lobbies and the banners stand above it until it takes the page. */
function Launched({ shown, game }: { shown: ShownHall; game: LaunchObject }) {
  const [playing, setPlaying] = useState(false);
  return (
    <>
      {!playing && (
        <Over>
          <HallBar shown={shown} />
          <PageBanners group={shown.hall.banners} single />
        </Over>
      )}
      <GamePage game={game} onPlaying={setPlaying} />
    </>
  );
}

/** Banners, the other lobbies, the vendors of this one, and its games by list and filters. */
function Lobby({ shown, name }: { shown: ShownHall; name: string }) {
  const { t } = useTranslation();
  const { hall } = shown;
  return (
    <Page>
      <Head>
        <h1>{name}</h1>
        {/* Tickets are games of this hall; the draws of the same vendor are a page of their own (spec §9). */}
        {hall.id === 'ELOTT' && (
          <SiteButton to="/lottery" search={{ vendor: 'ELOTT' }} size="sm">
            {t('halls.draws')}
          </SiteButton>
        )}
      </Head>
      <HallBar shown={shown} />
      {hall.path === '/rng' ? (
        <Top>
          <PageBanners group={hall.banners} />
          <Jackpot
            label={t('home.jackpot.title')}
            illustrationLabel={t('home.jackpot.illustration')}
          />
        </Top>
      ) : (
        <PageBanners group={hall.banners} single={hall.banners !== 'egame'} />
      )}
      {hall.gameType === undefined ? <VendorLanes /> : <HallVendors shown={shown} />}
      {hall.id === 'PVP' && <Rooms vendor={shown.state.vendor} />}
      <HallGames shown={shown} />
    </Page>
  );
}
