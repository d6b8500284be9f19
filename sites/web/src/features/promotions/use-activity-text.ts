import type { Activity } from '@livery/api/contract/promotions';
import { isMore } from '@livery/flows/amount';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import type { PromotionDetail } from './promotion-view.tsx';

/** What a state means for the member and what comes next, in a sentence; undefined where the open act says it. */
export function useActivityText(
  { startTime, endTime, terms }: Pick<PromotionDetail, 'startTime' | 'endTime' | 'terms'>,
  { state, reward, claimUntil, reference }: Activity,
): string | undefined {
  const { t } = useTranslation();
  const { format } = useServices();
  const amount = format.money(reward);
  const isHeld = isMore(terms.turnover, '0');
  switch (state) {
    case 'join':
      return undefined;
    case 'claim':
      return claimUntil === undefined
        ? t('promotions.text.claimable')
        : t('promotions.text.claim', { time: format.dateTime(claimUntil) });
    case 'claimed':
    case 'issued':
      return t(isHeld ? 'promotions.held.claimed' : 'promotions.text.claimed', { amount });
    case 'signed':
      return t(isHeld ? 'promotions.held.signed' : 'promotions.text.signed', { amount });
    case 'comingSoon':
      return t('promotions.text.comingSoon', { time: format.dateTime(startTime) });
    case 'joined':
      return t('promotions.text.joined', { time: format.dateTime(endTime) });
    case 'closed':
      // Who has applied was approved, and has not claimed in time.
      return t(reference === undefined ? 'promotions.text.closed' : 'promotions.text.expired');
    default:
      return t(`promotions.text.${state}`);
  }
}
