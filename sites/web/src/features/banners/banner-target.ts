import type { Banner } from '@livery/api/contract/content';

/** Where a banner leads, for a link. */
export interface BannerTarget {
  readonly href: string;
  readonly target?: '_blank';
}

/**
 * The linkage of a banner (spec §2, §3): a page of this site, an address elsewhere, or undefined when it has none, or one that
 * is neither a path of the route table nor https.
 *
 * @param hrefOf the address of a path of the site; undefined for a path that the route table does not have
 */
export function bannerTarget(
  { linkageType, link }: Pick<Banner, 'linkageType' | 'link'>,
  hrefOf: (path: string) => string | undefined,
): BannerTarget | undefined {
  const href = linkageType === 'PAGE' && link !== undefined ? hrefOf(link) : undefined;
  if (href !== undefined) return { href };
  if (linkageType === 'LINK' && link?.startsWith('https://'))
    return { href: link, target: '_blank' };
  return undefined;
}
