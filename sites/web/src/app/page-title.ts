import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from './services.tsx';

/** Names the browser's tab: the page's own name, then the site's. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const { name } = useServices().site.merchant;
  const title = t('common.page.title', { page, site: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
