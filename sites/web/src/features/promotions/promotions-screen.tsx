import { CategoryBar } from '@livery/ui/category-bar';
import { EmptyState } from '@livery/ui/empty-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { AsOf } from '../../app/as-of.tsx';
import { useOwnLocation } from '../../app/own-location.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { More, QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { PageBanners } from '../banners/index.ts';
import { useHolder } from '../session/index.ts';
import { PromotionCard } from './promotion-card.tsx';
import { CardShapes } from './promotion-shapes.tsx';
import { Head, List, Page } from './promotions.styles.ts';
import { kindIn, kinds, type PromotionsSearch } from './promotions-address.ts';
import { activitiesQuery, promotionsQuery } from './promotions-queries.ts';

/** Cards that the first window may show: their pictures do not wait. */
const inFirstWindow = 3;

/** The promotions (spec §2): those of a kind that the address names, each with its period and its main terms in short. */
export function PromotionsScreen() {
  const { t } = useTranslation();
  const href = useHref();
  const { search }: { search: PromotionsSearch } = useOwnLocation();
  const kind = kindIn(search);
  usePageTitle(t('promotions.title'));
  return (
    <Page>
      <Head>
        <h1>{t('promotions.title')}</h1>
        <p>{t('promotions.lead')}</p>
      </Head>
      <CategoryBar
        label={t('promotions.kinds')}
        current={kind ?? 'all'}
        categories={[undefined, ...kinds].map((each) => ({
          id: each ?? 'all',
          label: t(`promotions.kind.${each ?? 'all'}`),
          href: href({ to: '/promotions', search: each ? { kind: each } : {} }),
        }))}
      />
      <Promotions kind={kind} />
      {/* What the page is about comes first: the banner would be the largest thing in the window. */}
      <PageBanners group="promo" single />
    </Page>
  );
}

function Promotions({ kind }: { kind: ReturnType<typeof kindIn> }) {
  const { t } = useTranslation();
  const services = useServices();
  const isMember = useHolder().signedIn;
  const list = useInfiniteQuery(promotionsQuery(services, isMember, kind));
  const { data: activities } = useQuery({ ...activitiesQuery(services), enabled: isMember });
  // Drawn in slices, so that a press meanwhile is not kept waiting.
  const waits = useDeferredValue(list.isPending);
  if (list.isPending || (list.data && waits)) return <CardShapes />;
  if (!list.data) {
    return <QueryFailed title={t('promotions.failed')} query={list} />;
  }
  const { pages } = list.data;
  const shown = pages.flatMap(({ items }) => items.list);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="gift"
        title={t('promotions.empty.title')}
        description={t('promotions.empty.text')}
        {...(kind && {
          action: <SiteButton to="/promotions">{t('promotions.empty.all')}</SiteButton>,
        })}
      />
    );
  }
  const stateOf = new Map(activities?.map(({ promotionId, state }) => [promotionId, state]));
  return (
    <>
      <AsOf listed={pages[0]} />
      <List>
        {shown.map((promotion, place) => (
          <li key={promotion.promotionId}>
            <PromotionCard
              promotion={promotion}
              state={stateOf.get(promotion.promotionId) ?? promotion.state}
              first={place < inFirstWindow}
            />
          </li>
        ))}
      </List>
      <More query={list} label={t('promotions.more')} failed={t('promotions.failed')} />
    </>
  );
}
