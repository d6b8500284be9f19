import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/**
 * The service worker of every merchant's site: pages and their files are there without a connection. It keeps what is the same for
 * everybody and asks the platform nothing: lists are kept by the site itself, with their time, and a balance never is (decision 39 of
 * the specification).
 */

/** Of the scope that this script runs in, which the compiler takes for a window. */
declare function skipWaiting(): Promise<void>;

const day = 24 * 60 * 60;
const answersAfter = 8;

/** A page is the same for every search, and its address may hold a login provider's answer: that is not kept. */
const bySite = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    request.url.replace(/[?#].*$/, ''),
};

/** From the network, so that a page is as new as its site; on a line that does not answer, as it was. */
const pages = new NetworkFirst({
  cacheName: 'livery-pages',
  networkTimeoutSeconds: answersAfter,
  plugins: [bySite, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
});

/** Their names change with what is in them. */
const files = new CacheFirst({
  cacheName: 'livery-files',
  plugins: [
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 60 * day,
      purgeOnQuotaError: true,
    }),
  ],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|brand|fonts|styles)\//.test(url.pathname),
  files,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    !/^\/(play|wps|lgw|sandbox)(\/|$)/.test(url.pathname) &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
  pages,
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const { origin, pathname } = new URL(request.url);
  const [, language = ''] = pathname.split('/');
  // What stands around every page; the site's script draws the page in it.
  const around =
    (await caches.match(`${origin}/${language}/app.html`)) ??
    (await caches.match(`${origin}/app.html`));
  return around ?? Response.error();
});

clientsClaim();
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const isOrder = typeof data === 'object' && data !== null && 'type' in data;
  if (isOrder && data.type === 'SKIP_WAITING') void skipWaiting();
});
