import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { useRegistrationForms } from '../../../app/site-settings.ts';
import { EntryLinks, useWanted } from '../../entry/index.ts';
import { TermsLink } from '../../help/index.ts';

/**
 * Other ways than the login's form: a forgotten password, an account for who has none, where one can be opened, and the terms.
 *
 * @param props.over they open over the page, as the login itself does
 */
export function LoginLinks({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs, site } = useServices();
  const to = useWanted();
  const { forms } = useRegistrationForms();
  // A guest who may see few pages gets the help here.
  const forgotOver = over || site.merchant.redirectToLogin;
  return (
    <EntryLinks>
      {forgotOver ? (
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'forgot' })}>
          {t('session.login.toForgot')}
        </Button>
      ) : (
        <SiteLink to="/forget" search={{ to }}>
          {t('session.login.toForgot')}
        </SiteLink>
      )}
      {forms.length > 0 && (
        <p>
          {t('session.login.newHere')}
          {over ? (
            <Button variant="quiet" onClick={() => dialogs.open({ kind: 'register' })}>
              {t('session.login.toRegister')}
            </Button>
          ) : (
            <SiteLink to="/register" search={{ to }}>
              {t('session.login.toRegister')}
            </SiteLink>
          )}
        </p>
      )}
      <TermsLink />
    </EntryLinks>
  );
}
