import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { StandingPart } from '../../app/standing-part.tsx';
import { PageBanners } from '../banners/index.ts';
import { NoticeTicker } from '../notices/index.ts';
import { ContinueRow, rightBarQuery } from '../recent/index.ts';
import { useSession } from '../session/index.ts';
import { AppBlock } from './app-block.tsx';
import { Hero } from './hero.tsx';
import { BarRoom, Columns, Continue, Draws, Main, Page, Rail } from './home-screen.styles.ts';
import { HotGames } from './hot-games.tsx';
import { Lotteries } from './lotteries.tsx';
import { Winners } from './winners.tsx';

/** The home page (spec §2): the stage, notices and banners, hot games, lotteries, winner board, app download and service. */
export function HomeScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const isMember = useSession().kind === 'member';
  usePageTitle(t('home.title'));
  return (
    <Page>
      <Hero />
      <NoticeTicker />
      <Continue data-shown={isMember || undefined}>{isMember && <ContinueRow />}</Continue>
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
          <StandingPart query={rightBarQuery(services)} room={<BarRoom id="service" />} />
        </Rail>
      </Columns>
      <AppBlock />
    </Page>
  );
}
