import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { ServiceLink } from '../customer-service/service-link.tsx';
import { Ways } from '../entry/entry-parts.styles.ts';
import { useWayIn } from '../entry/use-entry-link.ts';

/**
 * Back to the login, and the service for who gets no further.
 *
 * @param props.over the login opens over the page, as the form itself does
 */
export function ForgotWays({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const wayIn = useWayIn();
  return (
    <Ways>
      {over ? (
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'login' })}>
          {t('entry.forgot.toLogin')}
        </Button>
      ) : (
        <Link href={wayIn('/login')}>{t('entry.forgot.toLogin')}</Link>
      )}
      <ServiceLink />
    </Ways>
  );
}
