import { protection } from '@livery/api/contract/protection';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { CentrePage } from '../../centre/index.ts';
import { ChancesPart } from './chances-part.tsx';
import { ToClaim } from './to-claim.tsx';

/**
 * Everything that waits for the member in one place (spec §2, rewardCenter). Who takes a break or has excluded themselves is offered
 * nothing (domain.md B2.16).
 */
export function RewardCentreScreen() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery(memberQuery(client, protection, {}));
  return (
    <CentrePage title={t('prizes.title')} lead={t('prizes.lead')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('prizes.failed')}>
        {({ break: taken }) =>
          taken ? (
            <InlineAlert tone="info" title={t('prizes.break.title')}>
              {t('prizes.break.text', { time: format.dateTime(taken.until) })}
            </InlineAlert>
          ) : (
            <>
              <ToClaim />
              <ChancesPart />
            </>
          )
        }
      </Loaded>
    </CentrePage>
  );
}
