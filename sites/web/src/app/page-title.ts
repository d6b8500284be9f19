import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from './services.tsx';

/** Names the browser's tab, and the page where it is shared: the page's own name, then the site's. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const { site, onTitle } = useServices();
  const title = t('common.page.title', { page, site: site.merchant.name });
  // Effects do not run where a page is rendered to HTML.
  onTitle?.(title);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[property="og:title"]')?.setAttribute('content', title);
  }, [title]);
}
