import { failureOf } from '@livery/api';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOnBreak } from '../../app/on-break.ts';
import { useOwnLocation } from '../../app/own-location.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton, SiteLink } from '../../app/site-link.tsx';
import { PageBanners } from '../banners/index.ts';
import { useHolder } from '../session/index.ts';
import { promotionQuery } from './promotion-query.ts';
import { PromotionView } from './promotion-view.tsx';
import { Banner, Desk, Head, Page, Part, Stage } from './promotions.styles.ts';
import { type PromotionSearch, promotionIn } from './promotions-address.ts';

/** One promotion (spec §2 `/promoDetail`): its words, and its terms beside what the member can do. The address names it by `id`. */
export function PromotionScreen() {
  const { t } = useTranslation();
  const { search }: { search: PromotionSearch } = useOwnLocation();
  const id = promotionIn(search);
  return (
    <Page>
      <div>
        <SiteLink to="/promotions">{t('promotions.back')}</SiteLink>
      </div>
      {/* Another promotion is another page. */}
      {id === undefined ? <Missing why="choose" /> : <Shown key={id} id={id} />}
      <PageBanners group="promoDetail" single />
    </Page>
  );
}

function Shown({ id }: { id: string }) {
  const { t } = useTranslation();
  const services = useServices();
  const isMember = useHolder().signedIn;
  const query = useQuery(promotionQuery(services, isMember, id));
  const { data, error, isPending } = query;
  const failure = failureOf(error);
  usePageTitle(data?.title ?? t('promotions.title'));
  if (data) return <PromotionView promotion={data} />;
  if (isPending) return <Shapes />;
  if (failure?.kind === 'refused' && failure.code === 'NOT_FOUND') return <Missing why="unknown" />;
  const onBreak = isOnBreak(failure);
  return (
    <>
      <Head>
        <h1>{t(onBreak ? 'promotions.break.title' : 'promotions.title')}</h1>
      </Head>
      {onBreak ? (
        <p>{t('promotions.break.text')}</p>
      ) : (
        <QueryFailed title={t('promotions.detail.failed')} query={query} />
      )}
    </>
  );
}

/** In place of a promotion: the address names none, or one that there is not. */
function Missing({ why }: { why: 'choose' | 'unknown' }) {
  const { t } = useTranslation();
  usePageTitle(t('promotions.title'));
  return (
    <>
      <Head>
        <h1>{t('promotions.title')}</h1>
      </Head>
      <EmptyState
        icon="gift"
        title={t(`promotions.${why}.title`)}
        description={t(`promotions.${why}.text`)}
        action={<SiteButton to="/promotions">{t('promotions.empty.all')}</SiteButton>}
      />
    </>
  );
}

/** The shape of the promotion that comes. */
function Shapes() {
  const { t } = useTranslation();
  return (
    <>
      <Head>
        <h1>{t('promotions.title')}</h1>
      </Head>
      <SkeletonGroup label={t('common.loading')}>
        <Desk>
          <Stage>
            <Banner />
            <Skeleton shape="title" extent="half" />
            <Skeleton shape="text" extent="most" />
          </Stage>
          <Part as="div">
            <Skeleton shape="title" extent="third" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="control" />
          </Part>
        </Desk>
      </SkeletonGroup>
    </>
  );
}
