import { StatusPage } from '@livery/ui/status-page';
import { useTranslation } from 'react-i18next';
import { useServiceAction } from '../../features/customer-service/use-service-action.tsx';
import { StatusFrame } from './status-frame.tsx';

/** Shown instead of the site at a host that the platform does not know as this merchant's (spec §8 "Invalid URL"). */
export function AddressScreen() {
  const { t } = useTranslation();
  const service = useServiceAction();
  return (
    <StatusFrame title={t('status.address.title')}>
      <StatusPage
        extent="inside"
        title={t('status.address.title')}
        description={t('status.address.text')}
        action={service}
      />
    </StatusFrame>
  );
}
