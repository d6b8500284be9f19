import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { OrganisationLinks } from '../../app/organisation-links.tsx';
import { useServices } from '../../app/services.tsx';
import { Steps } from '../../styles/page.styles.ts';

/** The three steps of a complaint, the last of which is outside of the house (`domain.md` B2 30). */
export function ComplaintRoute() {
  const { t } = useTranslation();
  const { name: site, contacts, disputeBody } = useServices().site.merchant;
  return (
    <Section title={t('feedback.route.title')}>
      <Steps>
        <li>
          <b>{t('feedback.route.support.title')}</b>
          <p>{t('feedback.route.support.text')}</p>
        </li>
        <li>
          <b>{t('feedback.route.manager.title')}</b>
          <p>{t('feedback.route.manager.text')}</p>
          {contacts.email && <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>}
        </li>
        {disputeBody && (
          <li>
            <b>{t('feedback.route.body.title')}</b>
            <p>{t('feedback.route.body.text', { site })}</p>
            <OrganisationLinks organisation={disputeBody} />
          </li>
        )}
      </Steps>
      {!disputeBody && <p>{t('feedback.route.body.none', { site })}</p>}
    </Section>
  );
}
