import { escapeHtml } from './escape.ts';
import { addressOf, alternatesOf, type WebPlace } from './listing.ts';
import { manifestFile } from './web-manifest.ts';

/** Files of a merchant that have an address of their own beside its pages. */
export const siteFiles: ReadonlySet<string> = new Set(['robots.txt', 'sitemap.xml', manifestFile]);

/**
 * What is no page for a search engine: the games' own pages, and what only members see. Not the platform: a search engine that draws a
 * page keeps its rules for what the page asks, too, and would find every page closed. Its answers say themselves that they are not to be listed.
 */
const hidden = ['/sandbox', '/play/', '/member/', '/agent/'];

/** `robots.txt` of a merchant's site. */
export function robotsTxt({ origin, languages }: WebPlace): string {
  const bases = languages.map(({ path }) => path).filter((path) => path !== '/');
  const inLanguages = bases.flatMap((base) =>
    ['/member/', '/agent/'].map((path) => `${base}${path.slice(1)}`),
  );
  return [
    'User-agent: *',
    ...[...hidden, ...inLanguages].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * `sitemap.xml` of a merchant's site: every listed page in each language, with the others beside it.
 *
 * @param paths of the listed pages, each once
 */
export function sitemapXml(place: WebPlace, paths: readonly string[]): string {
  const a = escapeHtml;
  const urls = paths.flatMap((path) => {
    const alternates = alternatesOf(place, path)
      .map(
        ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${a(tag)}" href="${a(href)}"/>`,
      )
      .join('');
    return place.languages.map(
      (language) => `<url><loc>${a(addressOf(place, language, path))}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
