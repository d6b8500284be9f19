import { type LanguageCode, languages as languageTable } from '@livery/i18n/languages';
import { type Merchant, publicMerchant } from '@livery/merchant';
import { resolve } from '@livery/merchant/settings';
import type { OfferedLanguage, SiteConfig } from '@livery/merchant/site-config';
import { type Brand, compileApart, type DerivedTheme, deriveTokens } from '@livery/theme';
import { artFiles } from '@livery/theme/art';
import {
  type FontCatalogue,
  type FontFile,
  fallbackFontCss,
  fontFaceCss,
  fontFilesOf,
} from '@livery/theme/fonts';
import { vars } from '@livery/theme/vars';
import { contentHash } from './content-hash.ts';
import { type FirstScreen, firstScreenOf, frame, type Renderer } from './first-screen.ts';
import { type HelpText, helpPaths } from './help-text.ts';
import { fileOfPage, outlineFile } from './known-paths.ts';
import type { WebPlace } from './listing.ts';
import { chunksAfter, type Manifest, pageFiles, shellAreas, wordsChunks } from './manifest.ts';
import { type PageWords, pageHtml } from './page.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';
import { staticHeaders, staticRedirects } from './static-host.ts';
import {
  type AppPictures,
  manifestFile,
  pictureFiles,
  picturePaths,
  webManifest,
} from './web-manifest.ts';

/** A file to write under the site's folder: text of our own, a copy of an existing file, or a picture to draw. */
export type EmittedFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly from: string }
  /** Its path has what it shows in it: where it is, it need not be drawn. */
  | { readonly path: string; readonly draw: () => Promise<Uint8Array> };

export interface Logo {
  /** SVG text. */
  readonly light: string;
  readonly dark: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
}

export interface SiteParts {
  /** Of the one JavaScript build. */
  readonly manifest: Manifest;
  /** The addresses of its route table: `/member/$page`. Default: not known, and every address is a page's. */
  readonly paths?: readonly string[];
  /** Of the same build: draws first screens. Without it every page begins with its outline. */
  readonly renderer?: Renderer;
  readonly merchant: Merchant;
  readonly brand: Brand;
  /** The brand's tokens with its own ones in them. Default: derived from the brand. */
  readonly theme?: DerivedTheme;
  readonly logo: Logo;
  /** Icon of the installed site and card of a shared address. Default: the site cannot be installed. */
  readonly pictures?: AppPictures;
  readonly fonts: {
    readonly catalogue: FontCatalogue;
    /** Of each package, so that a new version gets a new address. */
    readonly versions: Readonly<Record<string, string>>;
  };
  /** For every language that the merchant offers. */
  readonly words: Readonly<Partial<Record<LanguageCode, PageWords>>>;
  /** The merchant's own texts in place of the catalogue's, by language and message id. */
  readonly copy: SiteConfig['copy'];
  /** The platform's help centre, by language; a language without one has no articles in its pages. */
  readonly help?: Readonly<Partial<Record<LanguageCode, HelpText>>>;
}

/**
 * The files of one merchant's site: an HTML page for each public page in each language and one for all others, the brand's pictures and fonts that they name, and rules for
 * static hosts. Pure and deterministic: the same parts give the same bytes.
 */
export async function emitSite(parts: SiteParts): Promise<EmittedFile[]> {
  const { merchant, brand, logo, manifest, paths = [] } = parts;
  const theme = parts.theme ?? deriveTokens(brand);
  const offered = merchant.languages.map((code) => offeredLanguage(merchant, code));
  const tags = offered.map(({ tag }) => tag);
  const art = artOf(merchant.theme, brand);
  const logos = logoFiles(merchant.theme, logo);
  const files = pageFiles(manifest);
  const origin = `https://${merchant.hosts[0]}`;
  const shared: Omit<SiteConfig, 'language' | 'basePath'> = {
    version: 2,
    origin,
    merchant: publicMerchant(merchant),
    languages: offered,
    theme: {
      name: merchant.theme,
      logo: {
        light: `/${logos.light.path}`,
        dark: `/${logos.dark.path}`,
        width: logo.width,
        height: logo.height,
      },
      themeColor: themeColour(theme),
    },
    copy: parts.copy,
    build: files.build,
  };
  const urlOf = (file: FontFile) => `/${fontPath(file, parts.fonts.versions)}`;
  const { css: themeCss, contrast } = compileApart(theme, {
    selector: ':root',
    art: art.urls,
    fonts: fallbackFontCss(brand, parts.fonts.catalogue, tags),
  });
  const contrastSheet = { path: `styles/contrast.${contentHash(contrast)}.css`, text: contrast };
  const fontCss = fontFaceCss(brand, parts.fonts.catalogue, tags, urlOf);
  const fontFiles = fontFilesOf(brand, parts.fonts.catalogue, tags);

  const mode = resolve('defaultMode', { merchant });
  const place: WebPlace = {
    origin,
    siteName: merchant.name,
    languages: offered,
  };
  const wordsIn = (code: LanguageCode): PageWords => {
    const words = parts.words[code];
    if (!words) throw new Error(`livery: missing page text for ${code} of ${merchant.code}.`);
    return words;
  };
  const rendered = new Set<string>();
  const listed = new Set<string>();
  const pagesIn = async (language: OfferedLanguage): Promise<EmittedFile[]> => {
    const words = wordsIn(language.code);
    const preloads = preloadedFonts(brand, parts.fonts.catalogue, language.tag);
    const config = { ...shared, language: language.code, basePath: language.path };
    const { around, screens, named } = await firstScreens(parts.renderer, config, words);
    const page = (screen?: FirstScreen, head: PageHead = screen ?? { title: words.title }) =>
      pageHtml({
        config,
        words,
        wordsIn,
        title: head.title,
        defaultMode: mode,
        themeCss,
        contrastSheet: `/${contrastSheet.path}`,
        fontCss,
        fontPreloads: preloads.map(urlOf),
        files,
        ...(screen ? { screen } : {}),
        ...(screen?.sheet.text.includes(vars.art.hero) ? { art: art.urls[mode]['hero'] } : {}),
        place,
        pictures: parts.pictures && picturePaths(merchant.theme, parts.pictures),
        listing: head.listing,
        help: screen && helpPaths.has(screen.path) ? parts.help?.[language.code] : undefined,
        extraPreloads: chunksAfter(manifest, screen?.chunks ?? []),
        wordsOf: (code) => wordsChunks(manifest, code, screen?.areas ?? shellAreas),
        thirdPartyHosts: { imageHost: merchant.imageHost, analyticsHost: merchant.analytics?.host },
      });
    const folder = `merchants/${merchant.code}${language.path}`;
    for (const { path, listing } of [...screens, ...named]) {
      rendered.add(path);
      if (listing) listed.add(listing.path);
    }
    // The same page explains that there is nothing at an address; a static host adds the status.
    const outlines = [outlineFile, ...(paths.length > 0 ? ['404.html'] : [])];
    const outline = page(around);
    const { pictures } = parts;
    return [
      ...(pictures
        ? [
            {
              path: `${folder}${manifestFile}`,
              text: webManifest(
                config,
                language,
                words.description,
                theme.light['surface.page'].hex,
                pictures,
              ),
            },
          ]
        : []),
      ...outlines.map((name) => ({ path: `${folder}${name}`, text: outline })),
      ...(rendered.has('/') ? [] : [{ path: `${folder}index.html`, text: outline }]),
      ...(around ? [around.sheet] : []),
      ...screens.flatMap((screen) => [
        { path: `${folder}${fileOfPage(screen.path)}`, text: page(screen) },
        screen.sheet,
      ]),
      ...named.map((head) => ({
        path: `${folder}${fileOfPage(head.path)}`,
        text: page(undefined, head),
      })),
    ];
  };
  const pages: EmittedFile[] = [];
  for (const language of offered) pages.push(...(await pagesIn(language)));
  const bases = offered.map(({ path }) => path);
  const rules: EmittedFile[] = [
    { path: `merchants/${merchant.code}/_headers`, text: staticHeaders(bases, paths) },
    {
      path: `merchants/${merchant.code}/_redirects`,
      text: staticRedirects(bases, paths, [...rendered]),
    },
    { path: `merchants/${merchant.code}/robots.txt`, text: robotsTxt(place) },
    {
      path: `merchants/${merchant.code}/sitemap.xml`,
      text: sitemapXml(place, [...listed]),
    },
  ];
  const copies = fontFiles.map((file) => ({
    path: fontPath(file, parts.fonts.versions),
    from: file.path,
  }));
  return [
    ...pages,
    ...rules,
    logos.light,
    logos.dark,
    contrastSheet,
    ...art.files,
    ...(parts.pictures ? pictureFiles(merchant.theme, parts.pictures) : []),
    ...copies,
  ];
}

interface FirstScreens {
  /** Of every page that has none of its own. */
  readonly around?: FirstScreen;
  readonly screens: readonly FirstScreen[];
  /** Pages with an outline that are known by a title of their own. */
  readonly named: readonly (PageHead & { readonly path: string })[];
}

type PageHead = Pick<FirstScreen, 'title' | 'listing'>;

/** A regulated merchant's pages say nothing but what they are before the platform has told who is looking, and from where. */
async function firstScreens(
  renderer: Renderer | undefined,
  config: SiteConfig,
  { title, description }: PageWords,
): Promise<FirstScreens> {
  if (!renderer) {
    const home = { path: '/', title, listing: { description, path: '/' } };
    return { screens: [], named: [home] };
  }
  const screens: FirstScreen[] = [];
  for (const path of renderer.pages) {
    const screen = await renderer.render(config, path);
    if (screen) screens.push(firstScreenOf(path, screen));
  }
  if (config.merchant.profile === 'licensed') return { screens: [], named: screens };
  const around = firstScreenOf(frame, await renderer.renderFrame(config));
  return { around, screens, named: [] };
}

function offeredLanguage(merchant: Merchant, code: LanguageCode): OfferedLanguage {
  const { tag, dir, name } = languageTable[code];
  const path = code === merchant.defaultLanguage ? '/' : `/${tag.toLowerCase()}/`;
  return { code, tag, dir, name, path };
}

function themeColour(theme: DerivedTheme) {
  return { light: theme.light['surface.raised'].hex, dark: theme.dark['surface.raised'].hex };
}

function brandFile(theme: string, name: string, svg: string) {
  return { path: `brand/${theme}/${name}.${contentHash(svg)}.svg`, text: svg };
}

function logoFiles(theme: string, logo: Logo) {
  return {
    light: brandFile(theme, 'logo', logo.light),
    dark: brandFile(theme, 'logo-dark', logo.dark),
  };
}

function artOf(theme: string, brand: Brand) {
  const drawn = artFiles(brand).map(({ mode, kind, svg }) => ({
    mode,
    kind,
    file: brandFile(theme, `${kind}-${mode}`, svg),
  }));
  const urls = (wanted: 'light' | 'dark') =>
    Object.fromEntries(
      drawn.filter(({ mode }) => mode === wanted).map(({ kind, file }) => [kind, `/${file.path}`]),
    );
  return {
    urls: { light: urls('light'), dark: urls('dark') },
    files: drawn.map(({ file }) => file),
  };
}

function fontPath(file: FontFile, versions: Readonly<Record<string, string>>): string {
  const name = file.path.replace(/^.*[/\\]/, '');
  return `fonts/${file.packageName}/${versions[file.packageName] ?? '0'}/${name}`;
}

/** What a page's words are set in, its own script before Latin. Extended Latin and currency signs load when a page shows them. */
function preloadedFonts(brand: Brand, catalogue: FontCatalogue, tag: string): FontFile[] {
  const isLatin = ({ subset }: FontFile) => Number(/^(latin|vietnamese)$/.test(subset));
  return fontFilesOf(brand, catalogue, [tag])
    .filter(({ subset }) => subset !== 'latin-ext' && subset !== 'currency')
    .sort((a, b) => isLatin(a) - isLatin(b));
}
