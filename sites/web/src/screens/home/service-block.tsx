import { Card } from '@livery/ui/card';
import { Icon, type IconName } from '@livery/ui/icon';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { type Contact, contactsOf } from '../../app/contacts.ts';
import { useServices } from '../../app/services.tsx';
import { Anchored, ContactList } from './home-screen.styles.ts';

const icons: Record<Contact['kind'], IconName> = {
  customerService: 'service',
  telegram: 'telegram',
  whatsapp: 'service',
  line: 'service',
  facebook: 'facebook',
  email: 'mail',
};

/** Ways to reach the merchant's service (spec §2, right bar). */
export function ServiceBlock() {
  const { t } = useTranslation();
  const contacts = contactsOf(useServices().site.merchant.contacts);
  if (contacts.length === 0) return null;
  return (
    <Anchored id="service">
      <Section title={t('common.contact.title')}>
        <Card>
          <ContactList>
            {contacts.map(({ kind, href }) => (
              <li key={kind}>
                <Link href={href} variant="quiet" target="_blank" rel="noopener noreferrer">
                  <Icon name={icons[kind]} />
                  {t(`common.contact.${kind}`)}
                </Link>
              </li>
            ))}
          </ContactList>
        </Card>
      </Section>
    </Anchored>
  );
}
