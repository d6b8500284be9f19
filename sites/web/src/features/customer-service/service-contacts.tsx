import { Icon } from '@livery/ui/icon';
import { Link } from '@livery/ui/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { contactIcons, contactsOf } from './contacts.ts';
import { Contacts } from './service-dialog.styles.ts';

/** The merchant's contacts beside the chat; nothing where it has none. */
export function ServiceContacts() {
  const { t } = useTranslation();
  const id = useId();
  const others = contactsOf(useServices().site.merchant.contacts).filter(
    ({ kind }) => kind !== 'customerService',
  );
  if (others.length === 0) return null;
  return (
    <Contacts aria-labelledby={id}>
      <h3 id={id}>{t('service.other')}</h3>
      <ul>
        {others.map(({ kind, href }) => (
          <li key={kind}>
            <Link href={href} variant="quiet" target="_blank" rel="noopener noreferrer">
              <Icon name={contactIcons[kind]} />
              {t(`common.contact.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Contacts>
  );
}
