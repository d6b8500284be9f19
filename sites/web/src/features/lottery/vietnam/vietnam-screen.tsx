import { failureOf } from '@livery/api';
import { CategoryBar } from '@livery/ui/category-bar';
import { ErrorState } from '@livery/ui/error-state';
import { Select } from '@livery/ui/select';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { usePageTitle } from '../../../app/page-title.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteButton, SiteLink } from '../../../app/site-link.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Care, Filters, Head, Page } from '../lottery.styles.ts';
import { type LotterySearch, lobbyIn, searchOf, wholeLobby } from '../lottery-address.ts';
import { useWeekDays } from '../use-week-days.ts';
import { StationDraws } from './station-draws.tsx';
import { Stations } from './stations.tsx';
import { stationsQuery } from './vietnam-queries.ts';

/** The stations of Vietnam by region and day, their results and a check of one's own ticket (spec §2 `/vnlottery`). */
export function VietnamScreen({ search }: { search: LotterySearch }) {
  const { t } = useTranslation();
  const services = useServices();
  const router = useRouter();
  const href = useHref();
  const week = useWeekDays();
  const { tag, day } = lobbyIn(search);
  const stations = useQuery(stationsQuery(services));
  const why = useFailureWords(failureOf(stations.error));
  usePageTitle(t('lottery.vn.title'));
  const regions = stations.data?.regions;
  const region = regions?.find((each) => each.tag === tag) ?? regions?.[0];
  return (
    <Page>
      <Head>
        <h1>{t('lottery.vn.title')}</h1>
        <SiteButton
          to="/lottery"
          search={{ vendor: 'TCG_LOTTO_VN', tag: region?.tag }}
          variant="primary"
          icon="play"
        >
          {t('lottery.vn.play')}
        </SiteButton>
      </Head>
      {/* The page has the header alone (spec §2), and help with gambling is one step from anywhere. Above what loads: it moves with nothing. */}
      <Care>
        <SiteLink to="/responsible-play">{t('lottery.vn.care')}</SiteLink>
      </Care>
      {stations.isPending && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {stations.isError && !regions && (
        <ErrorState
          title={t('home.lotteries.error')}
          {...(why === undefined ? {} : { description: why })}
          retryLabel={t('common.retry')}
          busy={stations.isFetching}
          onRetry={() => void stations.refetch()}
        />
      )}
      {regions && region && stations.data && (
        <>
          <CategoryBar
            label={t('lottery.vn.regions')}
            current={region.tag}
            categories={regions.map((each) => ({
              id: each.tag,
              label: each.name,
              href: href({ to: '/vnlottery', search: { tag: each.tag } }),
            }))}
          />
          <Filters>
            <Select
              label={t('lottery.day')}
              value={day === undefined ? '' : String(day)}
              options={[{ value: '', label: t('lottery.day.all') }, ...week]}
              onChange={({ target }) =>
                void router.navigate({
                  to: '/vnlottery',
                  search: searchOf(
                    {
                      ...wholeLobby,
                      tag: region.tag,
                      day: target.value ? Number(target.value) : undefined,
                    },
                    undefined,
                  ),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          </Filters>
          <Stations games={region.gameMenus} at={stations.data.at} day={day} />
          <StationDraws key={region.tag} region={region.tag} />
        </>
      )}
    </Page>
  );
}
