import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Route } from '@playwright/test';

/** The four sites under test. Chromium resolves every `*.localhost` to this machine. */
export const sites = [
  {
    host: 'localhost',
    brand: 'Livery Play',
    theme: 'livery-play',
    lang: 'th',
    locale: 'th-TH',
    second: { path: '/en/', lang: 'en' },
  },
  {
    host: 'india.localhost',
    brand: 'Mayura',
    theme: 'mayura',
    lang: 'en',
    locale: 'en-IN',
    second: { path: '/hi/', lang: 'hi' },
  },
  {
    host: 'bangladesh.localhost',
    brand: 'Shapla',
    theme: 'shapla',
    lang: 'bn',
    locale: 'bn-BD',
    second: { path: '/en/', lang: 'en' },
  },
  {
    host: 'vietnam.localhost',
    brand: 'Sen Vàng',
    theme: 'sen-vang',
    lang: 'vi',
    locale: 'vi-VN',
    second: { path: '/en/', lang: 'en' },
  },
] as const;

/** Marks what a test does on each site: `npm test` does it on one, `npm run test:more` on the others. */
export const tagOf = (brand: string) => (brand === 'Mayura' ? [] : '@more');

/** With `LIVERY_ALL_SITES` each site has every test; without it, tests to which no brand makes a difference are divided among the sites. */
export const allSites = process.env['LIVERY_ALL_SITES'] !== undefined;

/**
 * Whether a site tests an item of a list: the items are dealt out by turns, and the sites too when there are more of them than parts.
 *
 * @param site place of the site among those that share the list
 * @param item place of the item in the list
 * @param parts how many parts the list has
 */
export const isTurnOf = (site: number, item: number, parts: number) =>
  allSites || item % parts === site % parts;

/** A cookie with which the site’s service worker is that of another build: a browser asks for it past Playwright’s routes. */
export const anotherBuild = 'livery-another-build';

/** A file of the site that the server never answers: a browser asks for what its worker fetches past Playwright’s routes. */
export const silentFile = '/assets/silent.js';

/** Where the server signs a member in, and says what session storage then holds: `?as=<username>`. */
export const signedInPath = '/e2e/signed-in';

/** Where a test tells the server that its platform is not needed any more. */
export const endedPath = '/e2e/ended';

/** The request header that says which test asks: each has a platform of its own. */
export const platformHeader = 'x-livery-platform';

/** `LIVERY_E2E_PORT` names another, for two runs at a time on one machine. */
export const port = Number(process.env['LIVERY_E2E_PORT'] ?? 4317);

/** The address of a page of one of the sites; the server is Playwright's `webServer`. */
export const address = (host: string, path = '/') => `http://${host}:${port}${path}`;

/**
 * The server's own answer to a routed request, to be changed and passed on. Playwright asks from Node, which knows no
 * `*.localhost`: so it asks `localhost`, with the Host header that the browser would have sent.
 */
export function answerTo(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}

/** The addresses of the built site as `livery build` lists them: all of the route table, and those with a first screen in their HTML. */
export function siteList(): {
  readonly paths: readonly string[];
  readonly pages: readonly string[];
} {
  // Written by our own build.
  return JSON.parse(
    readFileSync(join(import.meta.dirname, '../dist/site/sites.json'), 'utf8'),
  ) as ReturnType<typeof siteList>;
}
