import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Ways } from '../entry/entry-parts.styles.ts';
import { ServiceLink } from '../entry/service-link.tsx';

/**
 * Other ways than the registration form: the login for who has an account, and the merchant's service.
 *
 * @param props.over the login opens over the page, as the form itself does
 */
export function RegisterWays({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  return (
    <Ways>
      <p>
        {t('session.login.haveAccount')}
        {over ? (
          <Button variant="quiet" onClick={() => dialogs.open({ kind: 'login' })}>
            {t('session.login.title')}
          </Button>
        ) : (
          <Link href="/login">{t('session.login.title')}</Link>
        )}
      </p>
      <ServiceLink />
    </Ways>
  );
}
