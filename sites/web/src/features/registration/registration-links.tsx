import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { ServiceLink } from '../customer-service/index.ts';
import { EntryLinks, useWanted } from '../entry/index.ts';
import { HelpLinks } from '../help/index.ts';

/**
 * Other ways than the registration form (spec §2): the login and a new password for who has an account, help and terms, and the merchant's
 * service.
 *
 * @param props.over the ways in open over the page, as the form itself does
 */
export function RegistrationLinks({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs, site } = useServices();
  const to = useWanted();
  // A guest who may see few pages gets a new password here.
  const forgotOver = over || site.merchant.redirectToLogin;
  return (
    <EntryLinks>
      <p>
        {t('session.login.haveAccount')}
        {over ? (
          <Button variant="quiet" onClick={() => dialogs.open({ kind: 'login' })}>
            {t('session.login.title')}
          </Button>
        ) : (
          <SiteLink to="/login" search={{ to }}>
            {t('session.login.title')}
          </SiteLink>
        )}
      </p>
      {forgotOver ? (
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'forgot' })}>
          {t('session.login.toForgot')}
        </Button>
      ) : (
        <SiteLink to="/forget" search={{ to }}>
          {t('session.login.toForgot')}
        </SiteLink>
      )}
      <HelpLinks />
      <ServiceLink />
    </EntryLinks>
  );
}
