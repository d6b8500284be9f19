import { Button } from '@livery/ui/button';
import { StatusPage } from '@livery/ui/status-page';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';

/** Shown inside the shell for an address without a page. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  usePageTitle(t('status.notFound.title'));
  return (
    <StatusPage
      extent="inside"
      title={t('status.notFound.title')}
      description={t('status.notFound.text')}
      action={
        <Button href="/" variant="primary" icon="home">
          {t('status.notFound.home')}
        </Button>
      }
    />
  );
}
