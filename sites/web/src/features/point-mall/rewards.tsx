import { rewardTypes } from '@livery/api/contract/points';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { AsOf } from '../../app/as-of.tsx';
import { More, QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { useHolder } from '../session/index.ts';
import { Article, Filters, List } from './mall.styles.ts';
import type { MallAddress, MallSearch } from './mall-address.ts';
import { pointsQuery, type RewardsFilter, rewardsQuery } from './mall-queries.ts';
import { RewardCard } from './reward-card.tsx';

/** Cards that the first window may show: their pictures do not wait. */
const inFirstWindow = 4;
const shapes = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** What the mall has, by kind and by what the member's points cover; the address keeps both. */
export function Rewards({ address: { type, within } }: { address: MallAddress }) {
  const { t } = useTranslation();
  const href = useHref();
  const services = useServices();
  const isMember = useHolder().signedIn;
  const points = useQuery({ ...pointsQuery(services), enabled: isMember });
  const own = points.data;
  const narrowed = isMember && within;
  const list = useRewards(
    { type, maxPoints: narrowed ? own?.points : undefined },
    // What the points cover is not known before they are.
    !narrowed || own !== undefined,
  );
  const hrefOf = (search: MallSearch) => href({ to: '/pointMall', search });
  const narrow = narrowed ? { within: 1 } : {};
  const typed = type ? { type } : {};
  return (
    <>
      <Filters aria-label={t('mall.filters')}>
        {[undefined, ...rewardTypes].map((each) => (
          <Button
            key={each ?? 'all'}
            href={hrefOf({ ...(each ? { type: each } : {}), ...narrow })}
            size="sm"
            variant={each === type ? 'primary' : 'neutral'}
            aria-current={each === type ? 'true' : undefined}
          >
            {t(`mall.type.${each ?? 'all'}`)}
          </Button>
        ))}
        {isMember && (
          <Button
            href={hrefOf(narrowed ? typed : { ...typed, within: 1 })}
            size="sm"
            icon={narrowed ? 'check' : 'star'}
            variant={narrowed ? 'primary' : 'neutral'}
            aria-current={narrowed ? 'true' : undefined}
          >
            {t('mall.within')}
          </Button>
        )}
      </Filters>
      {/* Where it is not known what the points cover, the box of the points says so, and asks again. */}
      {!(narrowed && points.isError && !own) && <Found list={list} />}
    </>
  );
}

type RewardsList = ReturnType<typeof useRewards>;

const useRewards = (filter: RewardsFilter, enabled: boolean) => {
  const services = useServices();
  const isMember = useHolder().signedIn;
  return useInfiniteQuery({ ...rewardsQuery(services, isMember, filter), enabled });
};

/** The rewards that were found, as cards; or why there are none. */
function Found({ list }: { list: RewardsList }) {
  const { t } = useTranslation();
  if (list.isPending) return <Shapes />;
  if (!list.data) return <QueryFailed title={t('mall.failed')} query={list} />;
  const { pages } = list.data;
  const rewards = pages.flatMap(({ items }) => items.list);
  if (rewards.length === 0) {
    return (
      <EmptyState
        icon="gift"
        title={t('mall.empty.title')}
        description={t('mall.empty.text')}
        action={<SiteButton to="/pointMall">{t('mall.empty.all')}</SiteButton>}
      />
    );
  }
  return (
    <>
      <AsOf listed={pages[0]} />
      <List>
        {rewards.map((reward, place) => (
          <li key={reward.rewardId}>
            <RewardCard reward={reward} first={place < inFirstWindow} />
          </li>
        ))}
      </List>
      <More query={list} label={t('mall.more')} failed={t('mall.failed')} />
    </>
  );
}

/** The shape of the rewards that come. */
function Shapes() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <List as="div">
        {shapes.map((each) => (
          <Article key={each} as="div">
            <Skeleton shape="square" />
            <Skeleton shape="title" extent="most" />
            <Skeleton shape="text" />
            <Skeleton shape="text" extent="half" />
          </Article>
        ))}
      </List>
    </SkeletonGroup>
  );
}
