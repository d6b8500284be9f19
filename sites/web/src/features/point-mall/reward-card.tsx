import type { PointsReward } from '@livery/api/contract/points';
import { isMore } from '@livery/flows/amount';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { LazyImage } from '@livery/ui/lazy-image';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Article, Price } from './mall.styles.ts';
import { usePointsText } from './use-points-text.ts';

/**
 * A reward of the mall; all of it leads to its page.
 *
 * @param props.first it is in the first window, so its picture does not wait
 */
export function RewardCard({ reward, first }: { reward: PointsReward; first: boolean }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const pointsText = usePointsText();
  const { rewardId, name, description, imageUrl, points, stock, amountRequirement } = reward;
  const lang = foreignLang(reward.language, language.code);
  return (
    <Article data-over={stock === 0 || undefined}>
      <LazyImage src={imageUrl} alt="" ratio="square" loading={first ? 'eager' : 'lazy'} />
      <h2 {...lang}>
        <SiteLink to="/pointMall" search={{ item: rewardId }}>
          {name}
        </SiteLink>
      </h2>
      <p {...lang}>{description}</p>
      {isMore(amountRequirement, '0') && (
        <p>{t('mall.requires', { amount: format.money(amountRequirement) })}</p>
      )}
      <Price>
        <strong>{pointsText(points)}</strong>
        {stock === 0 ? (
          <Badge tone="warning">{t('mall.gone')}</Badge>
        ) : (
          <span>{t('mall.stock', { formatted: format.number(stock) })}</span>
        )}
      </Price>
    </Article>
  );
}
