import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useRegistrationForms } from '../../../app/site-settings.ts';
import { Ways } from '../../entry/entry-parts.styles.ts';
import { useWayIn } from '../../entry/use-entry-link.ts';
import { TermsLink } from '../../help/help-links.tsx';

/**
 * Other ways than the login's form: a forgotten password, an account for who has none, where one can be opened, and the terms.
 *
 * @param props.over they open over the page, as the login itself does
 */
export function LoginWays({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs, site } = useServices();
  const wayIn = useWayIn();
  const { forms } = useRegistrationForms();
  // A guest who may see few pages gets the help here.
  const forgotOver = over || site.merchant.redirectToLogin;
  return (
    <Ways>
      {forgotOver ? (
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'forgot' })}>
          {t('session.login.toForgot')}
        </Button>
      ) : (
        <Link href={wayIn('/forget')}>{t('session.login.toForgot')}</Link>
      )}
      {forms.length > 0 && (
        <p>
          {t('session.login.newHere')}
          {over ? (
            <Button variant="quiet" onClick={() => dialogs.open({ kind: 'register' })}>
              {t('session.login.toRegister')}
            </Button>
          ) : (
            <Link href={wayIn('/register')}>{t('session.login.toRegister')}</Link>
          )}
        </p>
      )}
      <TermsLink />
    </Ways>
  );
}
