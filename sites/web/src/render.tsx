import { launchObjectSchema } from '@livery/api/contract/launch';
import { createI18n, loadArea } from '@livery/i18n';
import { resolve } from '@livery/merchant/settings';
import type { SiteConfig } from '@livery/merchant/site-config';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createCookies } from './app/cookies.ts';
import { mustSignIn } from './app/must-sign-in.ts';
import {
  aboutPage,
  isNamedBySearch,
  listedPath,
  type PublicPath,
  publicPaths,
} from './app/page-address.ts';
import { createSiteRouter, type SiteRouter } from './app/router.ts';
import { createServices, type Services } from './app/services.tsx';
import { shownLanguage } from './app/shown-language.ts';
import { SiteApp } from './app/site-app.tsx';
import { createStorage } from './app/storage.ts';
import { rightBarQuery } from './features/recent/index.ts';
import { createTabs } from './features/session/index.ts';
import { footerQuery } from './shell/footer-query.ts';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';

/** A page that everybody may see. */
interface LazyPage {
  /** What it loads besides the entry, by the names of the build's manifest. */
  readonly chunks: readonly string[];
  /** Names of an address's search by which the screen would be another one. */
  readonly drawnBy: readonly string[];
}

const login: LazyPage = {
  chunks: ['src/features/sign-in/login/login-screen.tsx'],
  // The last is a login provider's answer.
  drawnBy: ['from', 'by', 'to', 'state'],
};
const registration: LazyPage = {
  chunks: ['src/features/registration/register-screen.tsx'],
  drawnBy: ['to', 'affiliateCode', 'referralCode'],
};
const hall = {
  chunks: ['src/features/games/hall/hall-screen.tsx'],
  drawnBy: ['page', 'vassalage', 'list', 'classify', 'name', 'minBet', 'pageNo'],
};
/** With one of these an address is that of a game. */
const launchNames = Object.keys(launchObjectSchema.entries);
/** A page of the table in `app/public-pages.ts`. */
const page = (screen: string, drawnBy: readonly string[] = []): LazyPage => ({
  chunks: ['src/app/public-pages.ts', `src/features/${screen}.tsx`],
  drawnBy,
});
const help = page('help/help-screen');
const download = page('download/download-screen', ['system']);

/** The first screen of each public page; the HTML of a game's has the shape of a page. */
const publicPages: Readonly<Record<PublicPath, LazyPage>> = {
  '/': { chunks: ['src/features/home/home-screen.tsx'], drawnBy: [] },
  '/login': login,
  '/register': registration,
  '/register.html': registration,
  '/forget': {
    chunks: ['src/features/forgotten-password/forgot-screen.tsx'],
    drawnBy: ['to'],
  },
  '/vendors': page('vendors/vendors-screen'),
  '/rng': hall,
  '/pvp': hall,
  '/fish': hall,
  '/live': hall,
  '/sports': hall,
  '/esports': hall,
  '/elott': hall,
  '/cockfight': hall,
  '/seamless': {
    ...hall,
    drawnBy: [...new Set([...hall.drawnBy, ...launchNames])],
  },
  '/lottery': {
    chunks: ['src/features/lottery/lottery-screen.tsx'],
    drawnBy: ['gameCode', 'playType', 'vendor', 'list', 'tag', 'day', 'name'],
  },
  '/vnlottery': page('lottery/vietnam/vietnam-screen', ['list', 'tag', 'day']),
  '/promotions': {
    chunks: ['src/features/promotions/promotions-screen.tsx'],
    drawnBy: ['kind'],
  },
  '/promoDetail': {
    chunks: ['src/features/promotions/promotion-screen.tsx'],
    drawnBy: ['id'],
  },
  '/pointMall': {
    chunks: ['src/features/point-mall/mall-screen.tsx'],
    drawnBy: ['view', 'item', 'type', 'within'],
  },
  '/help': help,
  '/helpmc': help,
  '/noticePage': page('articles/notices-screen', ['id']),
  '/vip': page('vip/vip-screen'),
  '/down': download,
  '/download': download,
  '/join': page('join/join-screen'),
  '/feedback': page('feedback/feedback-screen', ['about']),
  '/news': page('articles/stories-screen', ['id']),
  '/blog': page('articles/stories-screen', ['id']),
  '/responsible-play': page('responsible-play/responsible-play-screen'),
};

/** The pages with a first screen in their HTML, as paths inside the site. */
export const pages = publicPaths;

/** The first screen of a page, as a guest sees it before the platform has answered. */
export interface Rendered {
  readonly html: string;
  /** Style elements of styled-components: rules, and the names by which its runtime knows them. */
  readonly styles: string;
  /** What the page loads besides the entry, by the names of the build's manifest. */
  readonly chunks: readonly string[];
  /** The areas of the catalogue that it uses. */
  readonly areas: readonly string[];
  /** Names of an address's search by which the screen would be another one. */
  readonly drawnBy: readonly string[];
  readonly title: string;
  /** What a search engine or a shared link says of it; of no page that only its search or a member makes whole. */
  readonly listing?: {
    readonly description: string;
    /** The path of the page that shows the same, or its own. */
    readonly path: string;
    /** Its search says what it shows: nothing is said of addresses before there is one. */
    readonly isNamedBySearch: boolean;
  };
}

/**
 * Renders the first screen of one page of a merchant in one language: what the browser draws too before anything has come
 * from the platform, from storage or from the clock.
 *
 * @param path one of {@link pages}
 * @returns undefined where a guest is led to the login first (spec §2 "Redirect rule")
 */
export async function render(site: SiteConfig, path: PublicPath): Promise<Rendered | undefined> {
  const { redirectToLogin } = site.merchant;
  if (mustSignIn(path, { redirectToLogin, hasToken: false })) return undefined;
  return draw(site, path, publicPages[path], async ({ services, words, router }) => {
    await router.load();
    return <SiteApp services={services} words={words} router={router} />;
  });
}

/** Renders what stands around every page, with the shape of a page in it: the first screen of all pages that guests do not see. */
export async function renderFrame(site: SiteConfig): Promise<Rendered> {
  // No link leads there, so none is marked as the current one.
  return draw(site, '/*', { chunks: [], drawnBy: [] }, async ({ services, words, router }) => (
    <SiteApp services={services} words={words} router={router}>
      <RouterContextProvider router={router}>
        <Shell>
          <PageSkeleton />
        </Shell>
      </RouterContextProvider>
    </SiteApp>
  ));
}

/** What a tree of the site is made of. */
interface Parts {
  readonly services: Services;
  readonly words: i18n;
  readonly router: SiteRouter;
}

async function draw(
  site: SiteConfig,
  path: string,
  page: LazyPage,
  treeOf: (parts: Parts) => Promise<ReactNode>,
): Promise<Rendered> {
  const { merchant } = site;
  const language = shownLanguage(site, '');
  const about = aboutPage(path, merchant);
  const areas = new Set(['common']);
  let title = merchant.name;
  const words = await createI18n({
    language: language.code,
    areas: ['common'],
    overrides: site.copy[language.code] ?? {},
  });
  const initial = resolve('defaultMode', { merchant });
  const services = createServices({
    site,
    language,
    storage: createStorage({ local: undefined, session: undefined }),
    cookies: createCookies({ cookie: '' }),
    tabs: createTabs(undefined),
    mode: { initial, get: () => initial, set: () => undefined, subscribe: () => () => undefined },
    loadWords: async (area) => {
      areas.add(area);
      await loadArea(words, area);
    },
    leaveFor: () => undefined,
    onTitle: (named) => {
      title = named;
    },
    host: '',
    fetch: () => Promise.reject(new Error('no call is made while a page is rendered')),
    admit: () => new Promise(() => undefined),
  });
  const history = createMemoryHistory({ initialEntries: [`${site.basePath}${path.slice(1)}`] });
  const router = createSiteRouter(services, history, { scrolls: false });
  // What the page draws when the visitor comes near stands in the HTML too; its words come with it, not with the page.
  const later: Pick<Services, 'loadWords'> = { loadWords: (area) => loadArea(words, area) };
  await services.cache.prefetchQuery(footerQuery(later));
  await services.cache.prefetchQuery(rightBarQuery(later));
  if (about) await loadArea(words, 'meta');
  const tree = await treeOf({ services, words, router });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(tree));
    // React leaves this where a part could not be drawn, and says nothing.
    if (html.includes('<!--$!-->'))
      throw new Error(`livery: a part of ${path} could not be drawn to HTML.`);
    return {
      // React asks for every picture of the page at once, the other mode's too. The browser finds them in the HTML.
      html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
      styles: sheet.getStyleTags(),
      ...page,
      areas: [...areas],
      title,
      ...(about
        ? {
            listing: {
              description: words.t(about, { site: merchant.name }),
              path: listedPath(path, merchant),
              isNamedBySearch: isNamedBySearch(path),
            },
          }
        : {}),
    };
  } finally {
    sheet.seal();
    services.cache.clear();
  }
}
