import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { StandingPart } from '../../app/standing-part.tsx';
import { PageBanners } from '../banners/index.ts';
import { vendorLanesQuery } from '../games/index.ts';
import { latestResultsQuery } from '../lottery/index.ts';
import { NoticeTicker } from '../notices/index.ts';
import { promotionLaneQuery } from '../promotions/index.ts';
import { ContinueRow, rightBarQuery } from '../recent/index.ts';
import { useHolder } from '../session/index.ts';
import { AppBlock } from './app-block.tsx';
import { Hero } from './hero.tsx';
import {
  BarRoom,
  Columns,
  Continue,
  Draws,
  LanesRoom,
  LowRoom,
  Main,
  Page,
  Rail,
} from './home-screen.styles.ts';
import { HotGames } from './hot-games.tsx';
import { Lotteries } from './lotteries.tsx';
import { Near } from './near.tsx';
import { Winners } from './winners.tsx';

/** The home page (spec §2): the stage, notices and banners, hot games, promotions, lotteries and their results, winner board, service,
 * games by area, app download; for a member what they left and what waits for them. */
export function HomeScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const isMember = useHolder().signedIn;
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
          <Near query={promotionLaneQuery(services)}>
            <LowRoom />
          </Near>
          <Lotteries />
          <Near query={latestResultsQuery(services)}>
            <LowRoom />
          </Near>
        </Draws>
        <Rail>
          <Winners />
          <StandingPart query={rightBarQuery(services)} room={<BarRoom id="service" />} />
        </Rail>
      </Columns>
      <Near query={vendorLanesQuery(services)}>
        <LanesRoom />
      </Near>
      <AppBlock />
    </Page>
  );
}
