import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { PageBanners } from '../banners/index.ts';
import { ServiceBlock } from '../customer-service/index.ts';
import { NoticeTicker } from '../notices/index.ts';
import { AppBlock } from './app-block.tsx';
import { Hero } from './hero.tsx';
import { Columns, Draws, Main, Page, Rail } from './home-screen.styles.ts';
import { HotGames } from './hot-games.tsx';
import { Lotteries } from './lotteries.tsx';
import { Winners } from './winners.tsx';

/** The home page (spec §2): the stage, notices and banners, hot games, lotteries, winner board, app download and service. */
export function HomeScreen() {
  const { t } = useTranslation();
  usePageTitle(t('home.title'));
  return (
    <Page>
      <Hero />
      <NoticeTicker />
      <Columns>
        <Main>
          <PageBanners group="index" />
          <HotGames />
        </Main>
        <Draws>
          <Lotteries />
        </Draws>
        <Rail>
          <Winners />
          <ServiceBlock />
        </Rail>
      </Columns>
      <AppBlock />
    </Page>
  );
}
