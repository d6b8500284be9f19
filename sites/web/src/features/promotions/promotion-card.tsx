import type { ActivityState, Promotion } from '@livery/api/contract/promotions';
import { foreignLang } from '@livery/i18n';
import { LazyImage } from '@livery/ui/lazy-image';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { ActivityPill } from './activity-state.tsx';
import { Article, Facts, Title } from './promotions.styles.ts';
import { useShortTerms } from './use-terms.ts';

/**
 * A promotion in the list: picture, period and main terms in short; all of it leads to its page.
 *
 * @param props.state where the member stands in it; of a guest where it stands by itself
 * @param props.first it is in the first window, so its picture does not wait
 */
export function PromotionCard({
  promotion,
  state,
  first,
}: {
  promotion: Promotion;
  state: ActivityState;
  first: boolean;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { promotionId, title, summary, imageUrl, startTime, endTime } = promotion;
  const lang = foreignLang(promotion.language, language.code);
  const terms = useShortTerms(promotion);
  return (
    <Article data-over={state === 'closed' || undefined}>
      <LazyImage src={imageUrl} alt="" ratio="banner" loading={first ? 'eager' : 'lazy'} />
      <Title>
        <h2 {...lang}>
          <SiteLink to="/promoDetail" search={{ id: promotionId }}>
            {title}
          </SiteLink>
        </h2>
        <ActivityPill state={state} />
      </Title>
      <p {...lang}>{summary}</p>
      <Facts>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        <li>
          {t('promotions.period', { from: format.date(startTime), to: format.date(endTime) })}
        </li>
      </Facts>
    </Article>
  );
}
