import type { Banner } from '@livery/api/contract/content';

/** Where a banner leads, for a link. */
export interface BannerTarget {
  readonly href: string;
  readonly target?: '_blank';
}

/**
 * The linkage of a banner (spec §2, §3): a page of this site, an address elsewhere, or undefined when it has none or one that
 * is neither a path nor https.
 */
export function bannerTarget({
  linkageType,
  link,
}: Pick<Banner, 'linkageType' | 'link'>): BannerTarget | undefined {
  if (linkageType === 'PAGE' && link?.startsWith('/') && !/^\/[/\\]/.test(link))
    return { href: link };
  if (linkageType === 'LINK' && link?.startsWith('https://'))
    return { href: link, target: '_blank' };
  return undefined;
}
