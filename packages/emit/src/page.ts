import type { LanguageCode } from '@livery/i18n/languages';
import { type SiteConfig, siteConfigId } from '@livery/merchant/site-config';
import { contrastMedium } from '@livery/theme/display';
import { bootScript } from './boot-script.min.ts';
import { escapeHtml, scriptJson, styleText } from './escape.ts';
import type { FirstScreen, Listing } from './first-screen.ts';
import { type HelpText, helpHtml } from './help-text.ts';
import { cardHtml, listingHtml, questionsHtml, type WebPlace } from './listing.ts';
import type { PageFiles } from './manifest.ts';
import { scriptAddress, scriptName } from './script-name.ts';
import { type PolicyParts, policyMeta, securityPolicy } from './security-policy.ts';
import { failedHtml, noScriptHtml, outlineHtml, shellCss, shellHtml, stillCss } from './shell.ts';
import { manifestFile, type picturePaths } from './web-manifest.ts';

/** The few sentences that stand in the HTML itself. */
export interface PageWords {
  /** Of a page that has none of its own. */
  readonly title: string;
  readonly description: string;
  /** Said politely while the page loads. */
  readonly loading: string;
  /** Said where scripts are off. */
  readonly noScript: string;
  /** Said when the script does not come, before a link with {@link reload}. */
  readonly failed: string;
  readonly reload: string;
}

export interface Page {
  readonly config: SiteConfig;
  readonly words: PageWords;
  /** Of the languages that the page may be shown in. */
  readonly wordsIn: (language: LanguageCode) => PageWords;
  readonly title: string;
  readonly defaultMode: 'light' | 'dark';
  readonly themeCss: string;
  /** Address of the rules of high contrast and forced colours. */
  readonly contrastSheet: string;
  readonly fontCss: string;
  /** Font files of the page's own script, the most urgent first. */
  readonly fontPreloads: readonly string[];
  readonly files: PageFiles;
  /** What stands in the page before its JavaScript runs. Default: an outline. */
  readonly screen?: FirstScreen;
  /** The help centre, where the page is one of its own. */
  readonly help?: HelpText | undefined;
  readonly place: WebPlace;
  /** Of the brand, outside of its pages. Absent: the site cannot be installed. */
  readonly pictures?: ReturnType<typeof picturePaths> | undefined;
  /** Absent: the page stands for many addresses. */
  readonly listing?: Listing | undefined;
  /** The picture behind a first screen, in the merchant's mode; absent where the screen draws none. */
  readonly art?: string | undefined;
  /** Chunks to preload in addition to the entry. */
  readonly extraPreloads: readonly string[];
  /** Chunks with a language's words that the page begins with. */
  readonly wordsOf: (language: LanguageCode) => readonly string[];
  /** Third-party hosts that this merchant's pages may reach. */
  readonly thirdPartyHosts: Pick<PolicyParts, 'imageHost' | 'analyticsHost'>;
}

/** One page of a merchant in one language, as text. */
export function pageHtml(page: Page): string {
  const { config, words: said, title, files, screen, listing } = page;
  const description = listing?.description ?? said.description;
  const { theme, merchant, languages } = config;
  const own = languages.find(({ code }) => code === config.language);
  if (!own) throw new Error(`livery: ${config.language} is not offered by ${merchant.code}.`);
  const a = escapeHtml;
  const scripts = [...files.preloads, files.entry, ...page.extraPreloads];
  const unprefixed = config.basePath === '/';
  // Its own language first. A page with a prefix is shown in no other.
  const shownIn = [own, ...(unprefixed ? languages.filter((each) => each !== own) : [])];
  const words = shownIn.map(({ code }) => [code, ...page.wordsOf(code).map(scriptName)].join(' '));
  const styles = [
    page.themeCss + (screen ? stillCss : ''),
    page.fontCss,
    // In the sheet of a first screen they come with it.
    screen ? screen.known.text : shellCss,
  ].map(styleText);
  const policy = securityPolicy({ ...page.thirdPartyHosts, scripts: [bootScript], styles });
  const [themeCss, fontCss, ownCss] = styles;
  const offered = languages.map(({ code, tag, dir }) => `${code} ${tag} ${dir}`).join(',');
  return [
    '<!doctype html>',
    `<html lang="${a(own.tag)}" dir="${own.dir}" data-mode="${page.defaultMode}">`,
    '<head>',
    '<meta charset="utf-8">',
    policyMeta(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${a(title)}</title>`,
    `<meta name="description" content="${a(description)}">`,
    `<meta name="theme-color" content="${a(theme.themeColor[page.defaultMode])}">`,
    // Said before the script, which the parser runs first: nothing is painted until the sheet has come.
    ...(screen ? [`<link rel="preload" as="style" href="/${a(screen.sheet.path)}">`] : []),
    // Before the script, which sets its medium by the member's choice.
    `<link rel="stylesheet" href="${a(page.contrastSheet)}" media="${contrastMedium(undefined)}" data-contrast>`,
    `<script data-mode="${page.defaultMode}" data-dark="${a(theme.themeColor.dark)}"${unprefixed ? ` data-languages="${a(offered)}"` : ''}>${bootScript}</script>`,
    ...(screen ? [`<link rel="stylesheet" href="/${a(screen.sheet.path)}">`] : []),
    `<style id="livery-theme">${themeCss}</style>`,
    `<style id="livery-fonts">${fontCss}</style>`,
    screen
      ? `<style data-styled="" data-styled-version="${a(screen.known.version)}">${ownCss}</style>`
      : `<style id="livery-shell">${ownCss}</style>`,
    // Headings are drawn by the script: their font may not hold it up, only be there when it is done. `boot.ts` asks for those of a first screen.
    ...page.fontPreloads.map(
      (file, index) =>
        `<link rel="preload" as="font" type="font/woff2" href="${a(file)}" crossorigin${index > 0 ? ' fetchpriority="low"' : ''}${screen ? ' media="not all"' : ''}>`,
    ),
    ...(page.art
      ? [`<link rel="preload" as="image" href="${a(page.art)}" fetchpriority="high">`]
      : []),
    // A page that stands by itself is not held up by what takes it over: `boot.ts` asks for it.
    ...(screen
      ? []
      : [
          `<script type="module" src="${a(files.entry)}"></script>`,
          ...[...files.preloads, ...page.wordsOf(own.code), ...page.extraPreloads].map(
            (file) => `<link rel="modulepreload" href="${a(file)}">`,
          ),
        ]),
    ...files.styles.map((file) => `<link rel="stylesheet" href="${a(file)}">`),
    ...cardHtml(page.place, own, { title, description }, page),
    // Search engines pass over a page that stands for many addresses.
    ...(listing
      ? listingHtml(page.place, own, { ...listing, title })
      : ['<meta name="robots" content="noindex">']),
    ...(page.pictures
      ? [
          `<link rel="icon" type="image/png" sizes="192x192" href="/${a(page.pictures.icon(192))}">`,
          `<link rel="apple-touch-icon" href="/${a(page.pictures.icon(180))}">`,
          `<link rel="manifest" href="${a(own.path)}${manifestFile}">`,
        ]
      : [`<link rel="icon" type="image/svg+xml" href="${a(theme.logo.light)}">`]),
    `<script type="application/json" id="${siteConfigId}">${scriptJson(config)}</script>`,
    '</head>',
    '<body>',
    ...(screen
      ? [
          noScriptHtml({ noScript: said.noScript, tag: own.tag }),
          `<div id="root" data-page="${a(screen.path)}" lang="${a(own.tag)}" data-search="${a(screen.drawnBy.join(' '))}" data-words="${a(words.join(','))}" data-scripts="${a(scripts.map(scriptName).join(' '))}">${screen.html}</div>`,
          ...(page.help ? [helpHtml(page.help), ...(listing ? questionsHtml(page.help) : [])] : []),
          ...(unprefixed && languages.length > 1
            ? [`<div class="boot-other">${outlineHtml(theme.logo)}</div>`]
            : []),
        ]
      : [
          `<div id="root">${shellHtml({ ...said, tag: own.tag, siteName: merchant.name, logo: theme.logo })}</div>`,
        ]),
    failedHtml(shownIn.map(({ code, tag }) => ({ ...page.wordsIn(code), tag }))),
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

/** The files of JavaScript that a page of {@link pageHtml} runs, from the root of the site: `/assets/main-abc.js`. */
export function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<script type="module" src="([^"]+)"| data-scripts="([^"]+)"/g);
  return [...named].flatMap(([, entry, all = '']) => entry ?? all.split(' ').map(scriptAddress));
}
