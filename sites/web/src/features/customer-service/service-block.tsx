import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Icon } from '@livery/ui/icon';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Anchored } from '../../styles/anchored.ts';
import { contactIcons, contactsOf } from './contacts.ts';
import { ChatPlace, ContactList } from './service-block.styles.ts';
import { ServiceHours } from './service-hours.tsx';
import { openServiceWindow } from './service-window.ts';

/** Ways to reach the merchant's service (spec §2, right bar). */
export function ServiceBlock() {
  const { t } = useTranslation();
  const { site, dialogs } = useServices();
  const hours = useId();
  const contacts = contactsOf(site.merchant.contacts);
  // The chat has a button of its own.
  const others = contacts.filter(({ kind }) => kind !== 'customerService');
  if (contacts.length === 0) return null;
  return (
    <Anchored id="service">
      <Section title={t('common.contact.title')}>
        <Card>
          <ChatPlace>
            <Button
              icon="service"
              variant="primary"
              aria-describedby={hours}
              onClick={() => dialogs.open({ kind: 'service', popup: openServiceWindow() })}
            >
              {t('common.contact.chat')}
            </Button>
            <ServiceHours id={hours} />
          </ChatPlace>
          <ContactList>
            {others.map(({ kind, href }) => (
              <li key={kind}>
                <Link href={href} variant="quiet" target="_blank" rel="noopener noreferrer">
                  <Icon name={contactIcons[kind]} />
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
