import type { Areas } from '@livery/i18n';
import type { SiteConfig } from '@livery/merchant/site-config';
import type { TFunction } from 'i18next';
import { addressInside } from './language-address.ts';
import { mustSignIn } from './must-sign-in.ts';
import type { Services } from './services.tsx';

/**
 * What each page that everybody may see is about: a sentence for who has not opened it; undefined where its search says what it shows.
 * The pages of a game are not among them: its address or its vendor says which one.
 */
const pagesAbout = {
  '/': 'meta.home',
  '/login': 'meta.login',
  '/register': 'meta.register',
  '/register.html': 'meta.register',
  '/forget': 'meta.forget',
  '/vendors': 'meta.vendors',
  '/rng': 'meta.rng',
  '/pvp': 'meta.pvp',
  '/fish': 'meta.fish',
  '/live': 'meta.live',
  '/sports': 'meta.sports',
  '/esports': 'meta.esports',
  '/elott': 'meta.elott',
  '/cockfight': 'meta.cockfight',
  '/seamless': 'meta.seamless',
  '/lottery': 'meta.lottery',
  '/vnlottery': 'meta.vnlottery',
  '/promotions': 'meta.promotions',
  '/promoDetail': undefined,
  '/pointMall': 'meta.pointMall',
  '/help': 'meta.help',
  '/helpmc': 'meta.help',
  '/noticePage': 'meta.notices',
  '/vip': 'meta.vip',
  '/down': 'meta.download',
  '/download': 'meta.download',
  '/join': 'meta.join',
  '/feedback': 'meta.feedback',
  '/news': 'meta.news',
  '/blog': 'meta.blog',
  '/responsible-play': 'meta.care',
} as const satisfies Readonly<Record<string, keyof Areas['meta'] | undefined>>;

/** See {@link pagesAbout}. */
export type PublicPath = keyof typeof pagesAbout;

const isPublic = (path: string): path is PublicPath => Object.hasOwn(pagesAbout, path);

type Guarding = Pick<SiteConfig['merchant'], 'redirectToLogin'>;

const isShownToAll = (path: string, { redirectToLogin }: Guarding): path is PublicPath =>
  isPublic(path) && !mustSignIn(path, { redirectToLogin, hasToken: false });

/** See {@link pagesAbout}; undefined too for a page that is not everybody's. */
export const aboutPage = (path: string, guarding: Guarding) =>
  isShownToAll(path, guarding) ? pagesAbout[path] : undefined;

/** The pages that everybody may see. */
export const publicPaths: readonly PublicPath[] = Object.keys(pagesAbout).filter(isPublic);

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
export function listedPath(path: string, guarding: Guarding): string {
  const other = sameAs[path];
  return other && isShownToAll(other, guarding) ? other : path;
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
  if (!isShownToAll(path, merchant)) return undefined;
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

/** What {@link tellPage} reads. */
interface Telling {
  readonly services: Pick<Services, 'site' | 'loadWords'>;
  /** The path of the page that is shown, inside the site. */
  readonly path: () => string;
  readonly t: TFunction;
}

/** Has the document's head say the addresses of the page that is shown and what it is about, in place of those of another one. */
export async function tellPage({ services, path, t }: Telling): Promise<void> {
  const { site, loadWords } = services;
  const shown = path();
  tellAddresses(document, pageAddresses(site, shown, window.location.search));
  const about = aboutPage(shown, site.merchant);
  await loadWords(about ? 'meta' : 'home');
  // Another page has told of itself meanwhile.
  if (path() !== shown) return;
  // As in the HTML of a page that has no sentence of its own.
  const content = about ? t(about, { site: site.merchant.name }) : t('home.hero.lead');
  for (const said of document.querySelectorAll<HTMLMetaElement>(
    'meta[name=description],meta[property="og:description"]',
  ))
    said.content = content;
}

function tellAddresses(page: Document, addresses: PageAddresses | undefined): void {
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
