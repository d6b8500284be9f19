import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { ServiceLink } from '../customer-service/index.ts';
import { EntryLinks, useWanted } from '../entry/index.ts';

/**
 * Back to the login, and the service for who gets no further.
 *
 * @param props.over the login opens over the page, as the form itself does
 */
export function ForgotLinks({ over = false }: { over?: boolean }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const to = useWanted();
  return (
    <EntryLinks>
      {over ? (
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'login' })}>
          {t('entry.forgot.toLogin')}
        </Button>
      ) : (
        <SiteLink to="/login" search={{ to }}>
          {t('entry.forgot.toLogin')}
        </SiteLink>
      )}
      <ServiceLink />
    </EntryLinks>
  );
}
