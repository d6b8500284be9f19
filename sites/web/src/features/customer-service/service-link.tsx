import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { contactsOf } from './contacts.ts';

/** The way to the merchant's service, beside the form that stays open; nothing where the merchant names none. */
export function ServiceLink() {
  const { t } = useTranslation();
  const [first] = contactsOf(useServices().site.merchant.contacts);
  if (!first) return null;
  return (
    <Link href={first.href} target="_blank" rel="noopener noreferrer">
      {t('common.contact.customerService')}
    </Link>
  );
}
