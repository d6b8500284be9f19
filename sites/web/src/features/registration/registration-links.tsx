import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { ServiceLink } from '../customer-service/service-link.tsx';
import { Ways } from '../entry/entry-parts.styles.ts';
import { useWayIn } from '../entry/use-entry-link.ts';
import { HelpLinks } from '../help/help-links.tsx';

/**
 * Other ways than the registration form (spec §2): the login and a new password for who has an account, help and terms, and the merchant's
 * service.
 *
 * @param props.over the ways in open over the page, as the form itself does
 */
export function RegisterWays({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs, site } = useServices();
  const wayIn = useWayIn();
  // A guest who may see few pages gets a new password here.
  const forgotOver = over || site.merchant.redirectToLogin;
  return (
    <Ways>
      <p>
        {t('session.login.haveAccount')}
        {over ? (
          <Button variant="quiet" onClick={() => dialogs.open({ kind: 'login' })}>
            {t('session.login.title')}
          </Button>
        ) : (
          <Link href={wayIn('/login')}>{t('session.login.title')}</Link>
        )}
      </p>
      {forgotOver ? (
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'forgot' })}>
          {t('session.login.toForgot')}
        </Button>
      ) : (
        <Link href={wayIn('/forget')}>{t('session.login.toForgot')}</Link>
      )}
      <HelpLinks />
      <ServiceLink />
    </Ways>
  );
}
