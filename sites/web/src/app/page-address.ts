import type { SiteConfig } from '@livery/merchant/site-config';
import { addressInside } from './language-address.ts';
import { mustSignIn } from './must-sign-in.ts';

/** The pages that everybody may see, but for those of a game: its address or its vendor says which one. */
export const publicPaths = [
  '/',
  '/login',
  '/register',
  '/register.html',
  '/forget',
  '/vendors',
  '/rng',
  '/pvp',
  '/fish',
  '/live',
  '/sports',
  '/esports',
  '/elott',
  '/cockfight',
  '/seamless',
  '/lottery',
  '/vnlottery',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/help',
  '/helpmc',
  '/noticePage',
  '/vip',
  '/down',
  '/download',
  '/join',
  '/feedback',
  '/news',
  '/blog',
  '/responsible-play',
] as const;

/** See {@link publicPaths}. */
export type PublicPath = (typeof publicPaths)[number];

/** Pages that show the same as another one: search engines are told that one's address. */
const sameAs: Readonly<Partial<Record<string, PublicPath>>> = {
  '/register.html': '/register',
  '/helpmc': '/help',
  '/download': '/down',
};

/** Pages that show one of a list, with the name in their search that says which. */
const naming: Readonly<Partial<Record<string, string>>> = {
  '/promoDetail': 'id',
  '/pointMall': 'item',
  '/noticePage': 'id',
  '/news': 'id',
  '/blog': 'id',
};

/** Whether the search of a page's address says what it shows: its HTML does not know its address. */
export const isNamedBySearch = (path: string): boolean => naming[path] !== undefined;

/** The path of the page that search engines are told of for this one: its own, or that of another one that shows the same to guests. */
export function listedPath(
  path: string,
  { redirectToLogin }: Pick<SiteConfig['merchant'], 'redirectToLogin'>,
): string {
  const other = sameAs[path];
  return other && !mustSignIn(other, { redirectToLogin, hasToken: false }) ? other : path;
}

/** What a head says of addresses. */
export interface PageAddresses {
  readonly canonical: string;
  /** The same page in each language; none of one thing out of a list, which another language need not have. */
  readonly alternates: readonly { readonly tag: string; readonly href: string }[];
}

/**
 * The address of a page for who finds or shares it, as `livery build` writes it into the page's HTML.
 *
 * @param path inside the site
 * @param search of the address
 * @returns undefined for a page that is not everybody's
 */
export function pageAddresses(
  { merchant, languages, origin, basePath }: SiteConfig,
  path: string,
  search: string,
): PageAddresses | undefined {
  const isPublic = publicPaths.some((each) => each === path);
  if (!isPublic || mustSignIn(path, { ...merchant, hasToken: false })) return undefined;
  const listed = listedPath(path, merchant);
  const addressAt = (base: string) => origin + addressInside(base, listed);
  const name = naming[path];
  const id = name && new URLSearchParams(search).get(name);
  if (id) {
    const own = new URLSearchParams({ [name]: id });
    return { canonical: `${addressAt(basePath)}?${own}`, alternates: [] };
  }
  const alternates = languages.map((each) => ({ tag: each.tag, href: addressAt(each.path) }));
  return {
    canonical: addressAt(basePath),
    alternates: [...alternates, { tag: 'x-default', href: addressAt('/') }],
  };
}

/** What {@link tellAddresses} writes, and `livery build` before it. */
const told = 'link[rel=canonical],link[rel=alternate][hreflang],meta[property="og:url"]';

/** Has the document's head say the addresses of the page that is shown, in place of those of another one. */
export function tellAddresses(page: Document, addresses: PageAddresses | undefined): void {
  for (const element of page.head.querySelectorAll(told)) element.remove();
  if (!addresses) return;
  const { canonical: href, alternates } = addresses;
  const link = (parts: Partial<HTMLLinkElement>) =>
    Object.assign(page.createElement('link'), parts);
  const card = page.createElement('meta');
  card.setAttribute('property', 'og:url');
  card.content = href;
  page.head.append(
    link({ rel: 'canonical', href }),
    ...alternates.map(({ tag, href: other }) =>
      link({ rel: 'alternate', hreflang: tag, href: other }),
    ),
    card,
  );
}
