import { useTranslation } from 'react-i18next';
import { CentrePage } from '../../centre/index.ts';
import { OffersOnly } from '../rewards/offers-only.tsx';
import { ChancesPart } from './chances-part.tsx';
import { ToClaim } from './to-claim.tsx';

/** Everything that waits for the member in one place (spec §2, rewardCenter). */
export function RewardCentreScreen() {
  const { t } = useTranslation();
  return (
    <CentrePage title={t('prizes.title')} lead={t('prizes.lead')}>
      <OffersOnly failed={t('prizes.failed')}>
        <ToClaim />
        <ChancesPart />
      </OffersOnly>
    </CentrePage>
  );
}
