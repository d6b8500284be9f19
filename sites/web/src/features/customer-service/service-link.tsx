import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { contactsOf } from './contacts.ts';

/**
 * The way to the merchant's service, in another tab: the form beside it stays with what was typed. Nothing where the merchant names none.
 *
 * @param props.children in place of the name of the service
 */
export function ServiceLink({ children }: { children?: string }) {
  const { t } = useTranslation();
  const [first] = contactsOf(useServices().site.merchant.contacts);
  if (!first) return null;
  return (
    <Link href={first.href} target="_blank" rel="noopener noreferrer">
      {children ?? t('common.contact.customerService')}
    </Link>
  );
}
