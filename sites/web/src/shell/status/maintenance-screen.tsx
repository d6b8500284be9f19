import { StatusPage } from '@livery/ui/status-page';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useServiceAction } from '../../features/customer-service/use-service-action.tsx';
import { StatusFrame } from './status-frame.tsx';

/**
 * Shown instead of the site while the platform is in maintenance: when it should be back, in the merchant's time, and how
 * to reach service (spec §2, layout).
 *
 * @param endTime milliseconds since 1970 by the platform's clock, when it said
 */
export function MaintenanceScreen({ endTime }: { endTime?: number | undefined }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const service = useServiceAction();
  return (
    <StatusFrame title={t('status.maintenance.title')}>
      <StatusPage
        extent="inside"
        title={t('status.maintenance.title')}
        description={t('status.maintenance.text')}
        facts={[
          {
            term: t('status.maintenance.end'),
            value:
              endTime === undefined ? t('status.maintenance.endUnknown') : format.dateTime(endTime),
          },
        ]}
        action={service}
      />
    </StatusFrame>
  );
}
