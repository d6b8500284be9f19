import type { ValueOf } from '@livery/api';
import { rebateClaim, type rebateOverview } from '@livery/api/contract/rewards';
import { isMore } from '@livery/flows/amount';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ActButton } from '../../../form/act-button.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { Thing, ThingHead } from '../rewards/rewards.styles.ts';

/** The rebate that waits, and since when bets have earned it. */
export function RebateCard({
  rebate: { since, total },
}: {
  rebate: ValueOf<typeof rebateOverview>;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  return (
    <Thing>
      <ThingHead>
        <h3>{t('rewards.rebate.title')}</h3>
        <strong>{format.money(total)}</strong>
      </ThingHead>
      <Quiet>{t('prizes.from.rebate', { time: format.dateTime(since) })}</Quiet>
      <ActButton
        offered={isMore(total, '0')}
        label={t('rewards.claim')}
        name={t('rewards.rebate.title')}
        request={{}}
        service={({ request, key }, signal) =>
          client.call(rebateClaim, request, { signal, idempotencyKey: key })
        }
        done={({ amount, reference }) =>
          t('rewards.paid', { amount: format.money(amount), reference })
        }
      />
    </Thing>
  );
}
