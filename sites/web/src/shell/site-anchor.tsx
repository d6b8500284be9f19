import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isPlainPress } from '../app/plain-press.ts';
import { useServices } from '../app/services.tsx';

/**
 * The link that components of `@livery/ui` render inside the site: an address under the page's language prefix is followed
 * without loading the page again. Any other address is left to the browser.
 */
export function SiteAnchor({ href = '', onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  const router = useRouter();
  const { basePath } = useServices().site;
  const inside = `${href}/`.startsWith(basePath) && !href.startsWith('//');
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!inside || event.defaultPrevented || rest.target || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a href={href} onClick={follow} {...rest} />;
}
