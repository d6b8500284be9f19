import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useRegistrationForms } from '../../session/site-settings.ts';
import { Ways } from '../entry/entry-parts.styles.ts';

/**
 * Other ways than the login's form: a forgotten password, and an account for who has none, where one can be opened.
 *
 * @param props.over they open over the page, as the login itself does
 */
export function LoginWays({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs, site } = useServices();
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
        <Link href="/forget">{t('session.login.toForgot')}</Link>
      )}
      {forms.length > 0 && (
        <p>
          {t('session.login.newHere')}
          {over ? (
            <Button variant="quiet" onClick={() => dialogs.open({ kind: 'register' })}>
              {t('session.login.toRegister')}
            </Button>
          ) : (
            <Link href="/register">{t('session.login.toRegister')}</Link>
          )}
        </p>
      )}
    </Ways>
  );
}
