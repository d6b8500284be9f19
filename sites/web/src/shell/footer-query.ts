import type { ComponentType } from 'react';
import { codeQuery } from '../app/code-query.ts';

/** Few visits reach the end of a page: the footer's code comes when one does. */
export const footerQuery = codeQuery<ComponentType>(
  'footer',
  async () => (await import('./site-footer.tsx')).SiteFooter,
);
