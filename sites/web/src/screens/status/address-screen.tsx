import { Button } from '@livery/ui/button';
import { StatusPage } from '@livery/ui/status-page';
import { useTranslation } from 'react-i18next';
import { contactsOf } from '../../app/contacts.ts';
import { useServices } from '../../app/services.tsx';
import { StatusFrame } from './status-frame.tsx';

/** Shown instead of the site at a host that the platform does not know as this merchant's (spec §8 "Invalid URL"). */
export function AddressScreen() {
  const { t } = useTranslation();
  const [contact] = contactsOf(useServices().site.merchant.contacts);
  return (
    <StatusFrame title={t('status.address.title')}>
      <StatusPage
        extent="inside"
        title={t('status.address.title')}
        description={t('status.address.text')}
        action={
          contact && (
            <Button
              href={contact.href}
              variant="primary"
              icon="service"
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('status.maintenance.service')}
            </Button>
          )
        }
      />
    </StatusFrame>
  );
}
