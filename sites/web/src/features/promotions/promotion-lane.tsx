import { promotions } from '@livery/api/contract/promotions';
import { foreignLang } from '@livery/i18n';
import { LazyImage } from '@livery/ui/lazy-image';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownerKey } from '../../app/owner-key.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useHolder } from '../session/index.ts';
import { Lane, Offer, OfferText } from './promotion-lane.styles.ts';
import { useShortTerms } from './use-terms.ts';

type Promotion = Parameters<typeof useShortTerms>[0] & {
  readonly promotionId: string;
  readonly title: string;
  readonly imageUrl: string;
};

/** Promotions of the lane: a row of a wide window. */
const shown = 3;

/**
 * The promotions that run, on home. A member who takes a break is offered none, and then there is no lane; neither is there when they
 * cannot be had, since their page is a press away.
 */
export function PromotionLane() {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const isMember = useHolder().signedIn;
  const { data, isPending } = useQuery({
    queryKey: [...ownerKey(isMember), promotions.id, language.code, 'lane'],
    queryFn: async ({ signal }) => {
      const { list } = await client.call(promotions, { pageSize: shown }, { signal });
      return list.filter(({ state }) => state === 'join');
    },
  });
  if (!isPending && !data?.length) return null;
  return (
    <Section
      title={t('common.nav.promotions')}
      action={<SiteLink to="/promotions">{t('around.offers.all')}</SiteLink>}
    >
      <Lane>
        {data
          ? data.map((promotion) => <Card key={promotion.promotionId} promotion={promotion} />)
          : Array.from({ length: shown }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
              <Offer key={place} aria-hidden="true">
                <Skeleton shape="block" />
              </Offer>
            ))}
      </Lane>
    </Section>
  );
}

function Card({ promotion }: { promotion: Promotion }) {
  const { language } = useServices();
  const { promotionId, title, imageUrl } = promotion;
  const lang = foreignLang(promotion.language, language.code);
  const terms = useShortTerms(promotion);
  return (
    <Offer>
      <LazyImage src={imageUrl} alt="" ratio="banner" />
      <OfferText>
        <h3 {...lang}>
          <SiteLink to="/promoDetail" search={{ id: promotionId }} variant="quiet">
            {title}
          </SiteLink>
        </h3>
        <p>{terms.join(' · ')}</p>
      </OfferText>
    </Offer>
  );
}
