import { Button } from '@livery/ui/button';
import { CategoryBar } from '@livery/ui/category-bar';
import { EmptyState } from '@livery/ui/empty-state';
import { Select } from '@livery/ui/select';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { useOwnLocation } from '../../../app/own-location.ts';
import { PageHead } from '../../../app/page-head.tsx';
import { QueryFailed } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { guardAction, useHolder } from '../../session/index.ts';
import { Filters, Page, Ways } from '../lottery.styles.ts';
import {
  type LobbyAddress,
  type LotterySearch,
  lobbyIn,
  searchOf,
  wholeLobby,
} from '../lottery-address.ts';
import { useWeekDays } from '../use-week-days.ts';
import { StationDraws } from './station-draws.tsx';
import { Stations } from './stations.tsx';
import { type LobbyLaunch, useLobbyLaunch } from './use-lobby-launch.ts';
import { recentStationsQuery, stationsQuery } from './vietnam-queries.ts';

/** The stations of Vietnam by region and day, their results and a check of one's own ticket (spec §2 `/vnlottery`). */
export function VietnamScreen() {
  const { search }: { search: LotterySearch } = useOwnLocation();
  const { t } = useTranslation();
  const services = useServices();
  const href = useHref();
  const isMember = guardAction(useHolder()) === 'go';
  const { tag, list, day } = lobbyIn(search);
  const isRecent = isMember && list === 'recent';
  const stations = useQuery(stationsQuery(services));
  const lobby = useLobbyLaunch();
  const regions = stations.data?.items;
  const region = regions?.find((each) => each.tag === tag) ?? regions?.[0];
  return (
    <Page>
      <PageHead title={t('lottery.vn.title')} lead={t('lottery.vn.lead')} />
      {/* The page has the header alone (spec §2), and help with gambling is one step from anywhere. Above what loads: it moves with nothing. */}
      <Ways>
        <ToLobby region={region?.tag} lobby={lobby} />
        <SiteLink to="/responsible-play">{t('lottery.vn.care')}</SiteLink>
      </Ways>
      {regions && region && stations.data ? (
        <>
          <CategoryBar
            label={t('lottery.vn.regions')}
            current={isRecent ? 'recent' : region.tag}
            categories={[
              ...regions.map((each) => ({
                id: each.tag,
                label: each.name,
                href: href({ to: '/vnlottery', search: { tag: each.tag } }),
              })),
              ...(isMember
                ? [
                    {
                      id: 'recent',
                      label: t('lottery.list.recent'),
                      href: href({ to: '/vnlottery', search: { list: 'recent' } }),
                    },
                  ]
                : []),
            ]}
          />
          {isRecent ? (
            <Recent day={day} lobby={lobby} />
          ) : (
            <>
              <Days choice={{ tag: region.tag, day }} />
              <Stations games={region.gameMenus} listed={stations.data} day={day} lobby={lobby} />
              <StationDraws
                key={region.tag}
                menu={stations.data}
                isOfStations={(draw) => draw.gameMenuTag === region.tag}
              />
            </>
          )}
        </>
      ) : (
        <NotYet stations={stations} />
      )}
    </Page>
  );
}

/** The lotteries of the region in the lobby of all: where the platform says that it is, for a member. */
function ToLobby({ region, lobby }: { region: string | undefined; lobby: LobbyLaunch }) {
  const { t } = useTranslation();
  const href = useHref()({ to: '/lottery', search: { vendor: 'TCG_LOTTO_VN', tag: region } });
  const { opening, openLobby } = lobby;
  return (
    <Button
      href={href}
      variant="primary"
      icon="play"
      aria-busy={opening === href || undefined}
      onClick={(event) => openLobby(event, href)}
    >
      {t('lottery.vn.play')}
    </Button>
  );
}

/** The stations that the member bet on lately, of all regions; asked for when they are chosen (spec §7). */
function Recent({ day, lobby }: { day: number | undefined; lobby: LobbyLaunch }) {
  const { t } = useTranslation();
  const services = useServices();
  const recent = useQuery(recentStationsQuery(services));
  if (!recent.data) return <NotYet stations={recent} />;
  const games = recent.data.items.flatMap(({ gameMenus }) => gameMenus);
  if (games.length === 0) {
    return (
      <EmptyState
        icon="ticket"
        title={t('lottery.empty.recent.title')}
        description={t('lottery.empty.recent.text')}
      />
    );
  }
  const own = new Set(games.map(({ gameId }) => gameId));
  return (
    <>
      <Days choice={{ list: 'recent', day }} />
      <Stations games={games} listed={recent.data} day={day} lobby={lobby} />
      <StationDraws
        key="recent"
        menu={recent.data}
        isOfStations={({ gameId }) => own.has(gameId)}
      />
    </>
  );
}

/** The day of the week on which stations draw. */
function Days({ choice }: { choice: Partial<LobbyAddress> }) {
  const { t } = useTranslation();
  const router = useRouter();
  const week = useWeekDays();
  return (
    <Filters>
      <Select
        label={t('lottery.day')}
        value={choice.day === undefined ? '' : String(choice.day)}
        options={[{ value: '', label: t('lottery.day.all') }, ...week]}
        onChange={({ target }) => {
          const day = target.value ? Number(target.value) : undefined;
          void router.navigate({
            to: '/vnlottery',
            search: searchOf({ ...wholeLobby, ...choice, day }, undefined),
            replace: true,
            resetScroll: false,
          });
        }}
      />
    </Filters>
  );
}

/** What stands for stations that are not here: their shapes, or why they did not come. */
function NotYet({
  stations,
}: {
  stations: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
}) {
  const { t } = useTranslation();
  if (stations.isPending) {
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return <QueryFailed title={t('home.lotteries.error')} query={stations} />;
}
