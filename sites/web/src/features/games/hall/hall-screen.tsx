import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../../app/jackpot.tsx';
import { usePageTitle } from '../../../app/page-title.ts';
import { PageBanners } from '../../banners/index.ts';
import { HallBar } from './hall-bar.tsx';
import { HallFilters } from './hall-filters.tsx';
import { HallGames } from './hall-games.tsx';
import { Head, Page, Top } from './hall-screen.styles.ts';
import { HallVendors } from './hall-vendors.tsx';
import { Rooms } from './rooms.tsx';
import { useHall } from './use-hall.ts';
import { VendorLanes } from './vendor-lanes.tsx';

/** The lobby of one category of games (spec §2): banners, the other lobbies, its vendors, and its games by list and filters. */
export function HallScreen() {
  const { t } = useTranslation();
  const shown = useHall();
  const { hall } = shown;
  const name = t('halls.lobby', { name: t(`halls.type.${hall.id}`) });
  usePageTitle(name);
  return (
    <Page>
      <Head>
        <h1>{name}</h1>
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
      <HallFilters key={JSON.stringify([hall.id, shown.state.filters])} shown={shown} />
      <HallGames shown={shown} />
    </Page>
  );
}
