import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useServices } from '../app/services.tsx';

/**
 * The link that components render inside the site: an `href` that begins with `/` is a path of the site, gets the language
 * prefix and is followed without loading the page again. Any other address is left to the browser.
 */
export function SiteLink({ href = '', onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  const router = useRouter();
  const { basePath } = useServices().site;
  if (!href.startsWith('/') || href.startsWith('//')) {
    return <a href={href} onClick={onClick} {...rest} />;
  }
  const address = `${basePath}${href.slice(1)}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ href: address });
  };
  return <a href={address} onClick={follow} {...rest} />;
}

/** A press that asks for nothing special: no new tab, no download, no other button. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
