import { Button } from '@livery/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { contactsOf } from './contacts.ts';

/** What a page that shows nothing else leads to: the merchant's first way to reach service; undefined where it has none. */
export function useServiceAction(): ReactNode {
  const { t } = useTranslation();
  const [contact] = contactsOf(useServices().site.merchant.contacts);
  return (
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
  );
}
