import type { OfferedLanguage } from '@livery/merchant/site-config';
import { describe, expect, test } from 'vitest';
import { cardHtml, listingHtml, questionsHtml, type WebPlace } from './listing.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';

const english: OfferedLanguage = { code: 'EN', tag: 'en', dir: 'ltr', name: 'English', path: '/' };
const hindi: OfferedLanguage = { code: 'HI', tag: 'hi', dir: 'ltr', name: 'हिन्दी', path: '/hi/' };
const place: WebPlace = {
  origin: 'https://play.example',
  siteName: 'Mayura & Co',
  languages: [english, hindi],
};
const listing = { title: 'Help · Mayura', description: 'Answers "here"', path: '/help' };
const linked = (html: readonly string[]) =>
  html.flatMap((line) => [
    ...line.matchAll(/<script type="application\/ld\+json">(.*)<\/script>/g),
  ]);
const dataIn = (html: readonly string[]) => linked(html).map(([, json = '']) => JSON.parse(json));

describe('the head of a page', () => {
  test('has its own address, and that of the same page in each language', () => {
    const html = listingHtml(place, hindi, listing);
    expect(html).toEqual(
      expect.arrayContaining([
        '<link rel="canonical" href="https://play.example/hi/help">',
        '<link rel="alternate" hreflang="en" href="https://play.example/help">',
        '<link rel="alternate" hreflang="hi" href="https://play.example/hi/help">',
        '<link rel="alternate" hreflang="x-default" href="https://play.example/help">',
        '<meta property="og:url" content="https://play.example/hi/help">',
      ]),
    );
  });

  test('has no address where the search says what it shows', () => {
    const html = listingHtml(place, hindi, { ...listing, isNamedBySearch: true }).join('');
    expect(html).not.toMatch(/canonical|hreflang|og:url/);
    expect(html).toContain('BreadcrumbList');
  });

  test('has a card, which names no address', () => {
    const html = cardHtml(place, hindi, listing);
    expect(html).toEqual(
      expect.arrayContaining([
        '<meta property="og:site_name" content="Mayura &amp; Co">',
        '<meta property="og:description" content="Answers &quot;here&quot;">',
        '<meta property="og:locale" content="hi">',
      ]),
    );
    expect(html.join('')).not.toContain('og:url');
  });

  test('has the way to it from home, and home has none', () => {
    const [crumbs] = dataIn(listingHtml(place, english, listing));
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Mayura & Co', item: 'https://play.example/' },
        { position: 2, name: 'Help · Mayura', item: 'https://play.example/help' },
      ],
    });
    expect(dataIn(listingHtml(place, english, { ...listing, path: '/' }))).toEqual([]);
  });

  test('has the questions of a help centre, and what is in them stays data', () => {
    const content = '<p>By bank.</p></script><!--<SCRIPT>alert(1)</script>';
    const terms = { id: 'term', title: 'Terms', note: 'Version 3', content: '<p>Be fair.</p>' };
    const help = {
      subjects: [
        { title: 'Money', articles: [{ id: 'a', title: 'How do I pay?', content }, terms] },
      ],
    };
    const html = questionsHtml(help);
    expect(html.join('').slice('<script'.length, -'</script>'.length)).not.toMatch(
      /<(?:!--|\/?script)/i,
    );
    expect(dataIn(html)).toHaveLength(1);
    expect(dataIn(html)[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'How do I pay?', acceptedAnswer: { text: content } }],
    });
  });
});

test('the sitemap has every page in each language, with the others beside it', () => {
  const xml = sitemapXml(place, ['/', '/help']);
  const addresses = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://play.example/',
    'https://play.example/hi/',
    'https://play.example/help',
    'https://play.example/hi/help',
  ]);
  expect(xml.match(/<xhtml:link /g)).toHaveLength(12);
});

test('robots are kept from members’ pages, in each language, and may ask the platform what a page asks', () => {
  const text = robotsTxt(place);
  for (const line of ['Disallow: /member/', 'Disallow: /hi/agent/'])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toMatch(/wps|lgw/);
  expect(text).toContain('Sitemap: https://play.example/sitemap.xml\n');
});
