import { StatusPage } from '@livery/ui/status-page';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { SiteButton } from '../../app/site-link.tsx';

/** Shown inside the shell for an address without a page. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  usePageTitle(t('common.notFound.title'));
  return (
    <StatusPage
      extent="inside"
      title={t('common.notFound.title')}
      description={t('common.notFound.text')}
      action={
        <SiteButton to="/" variant="primary" icon="home">
          {t('common.notFound.home')}
        </SiteButton>
      }
    />
  );
}
