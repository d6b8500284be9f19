import type { OfferedLanguage } from '@livery/merchant/site-config';
import { escapeHtml, linkedData } from './escape.ts';
import type { Listing } from './first-screen.ts';
import type { HelpText } from './help-text.ts';
import type { Page } from './page.ts';

/** Where a merchant's site stands on the web. */
export interface WebPlace {
  /** `https://play.example.com`: of the merchant's first host. */
  readonly origin: string;
  readonly siteName: string;
  readonly languages: readonly OfferedLanguage[];
}

/** The whole address of a page in a language. */
export function addressOf({ origin }: WebPlace, language: OfferedLanguage, path: string): string {
  return `${origin}${language.path}${path.slice(1)}`;
}

/** The same page in each language, and where visitors of any other go. */
export function alternatesOf(place: WebPlace, path: string) {
  const own = place.languages.map((language) => ({
    tag: language.tag,
    href: addressOf(place, language, path),
  }));
  return [...own, { tag: 'x-default', href: `${place.origin}${path}` }];
}

/**
 * The card in a page's head (Open Graph), which is shown where the page is shared. It states no address, since many pages may have the same card.
 *
 * @param page has the brand's card
 */
export function cardHtml(
  place: WebPlace,
  language: OfferedLanguage,
  { title, description }: { readonly title: string; readonly description: string },
  { pictures }: Pick<Page, 'pictures'> = {},
): string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', place.siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', language.tag.replace('-', '_')),
    ...(pictures
      ? [
          property('og:image', `${place.origin}/${pictures.card}`),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}

/**
 * What the head of a page that can be found tells search engines: the one address of what it shows, the same in other languages, and the
 * way to it from home (schema.org).
 */
export function listingHtml(
  place: WebPlace,
  language: OfferedLanguage,
  { title, path, isNamedBySearch }: Listing & { readonly title: string },
): string[] {
  const a = escapeHtml;
  const address = addressOf(place, language, path);
  const addresses = [
    `<link rel="canonical" href="${a(address)}">`,
    ...alternatesOf(place, path).map(
      ({ tag, href }) => `<link rel="alternate" hreflang="${a(tag)}" href="${a(href)}">`,
    ),
    property('og:url', address),
  ];
  return [
    ...(isNamedBySearch ? [] : addresses),
    ...dataHtml(breadcrumbs(place, language, { title, path })),
  ];
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/**
 * What a help centre tells search engines: questions with their whole answers, as they ask for them. They stand beside the articles, with
 * which they compress to little.
 */
export const questionsHtml = (help: HelpText): string[] => dataHtml(questions(help));

const dataHtml = (data: unknown): string[] =>
  data ? [`<script type="application/ld+json">${linkedData(data)}</script>`] : [];

function breadcrumbs(
  place: WebPlace,
  language: OfferedLanguage,
  { title, path }: { readonly title: string; readonly path: string },
) {
  if (path === '/') return undefined;
  const steps = [
    { name: place.siteName, item: addressOf(place, language, '/') },
    { name: title, item: addressOf(place, language, path) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function questions({ subjects }: HelpText) {
  // A text that members accept is no answer.
  const articles = subjects
    .flatMap((subject) => subject.articles)
    .filter(({ note }) => note === undefined);
  if (articles.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: articles.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}
