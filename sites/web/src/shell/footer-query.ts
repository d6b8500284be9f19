import type { ComponentType } from 'react';
import { codeQuery } from '../app/code-query.ts';
import type { Services } from '../app/services.tsx';

/** Few visits reach the end of a page: the footer's code and words come when one does. */
export const footerQuery = ({ loadWords }: Pick<Services, 'loadWords'>) =>
  codeQuery<ComponentType>('footer', async () => {
    const [{ SiteFooter }] = await Promise.all([import('./site-footer.tsx'), loadWords('footer')]);
    return SiteFooter;
  });
