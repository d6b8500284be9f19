import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@livery/i18n/languages';
import { type Merchant, parseMerchant } from '@livery/merchant';
import { readSiteConfig } from '@livery/merchant/site-config';
import { parseBrand } from '@livery/theme';
import { describe, expect, test } from 'vitest';
import { emitSite, type SiteParts } from './emit-site.ts';
import { hashOf, libraryStyles, policyHeader } from './security-policy.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const manifest = {
  'src/main.tsx': {
    file: 'assets/main-abc.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main-1.css'],
  },
  '_react.js': { file: 'assets/react-def.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-ghi.js', imports: ['_react.js'] },
  '../../packages/i18n/src/catalogues/hi/common.json': { file: 'assets/hi-common-1.js' },
  'src/screens/home/home-screen.tsx': { file: 'assets/home-jkl.js' },
};

const merchants = (() => {
  const themes = readdirSync(join(root, 'themes'));
  return readdirSync(join(root, 'merchants'))
    .filter((name) => !name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = `merchants/${name}/merchant.json`;
      const parsed = parseMerchant(read(file), file, { themes });
      if (!parsed.ok) throw new Error(`${file} does not parse.`);
      return parsed.value;
    });
})();

const latin = { unicodeRange: 'U+0000-00FF', files: { 400: 'x/noto-sans-latin-400-normal.woff2' } };
const devanagari = {
  unicodeRange: 'U+0900-097F',
  files: { 400: 'x/noto-sans-devanagari-400-normal.woff2' },
};
const fonts: SiteParts['fonts'] = {
  catalogue: {
    'noto-sans': { family: 'Noto Sans', subsets: { latin } },
    'noto-sans-devanagari': { family: 'Noto Sans Devanagari', subsets: { devanagari } },
    'anek-latin': {
      family: 'Anek Latin',
      subsets: { latin: { ...latin, files: { 700: 'x/anek-latin-latin-700-normal.woff2' } } },
    },
  },
  versions: { 'noto-sans': '5.3.0', 'noto-sans-devanagari': '5.3.0' },
};

function partsOf(merchant: Merchant, others: Partial<SiteParts> = {}): SiteParts {
  const file = `themes/${merchant.theme}/brand.json`;
  const brand = parseBrand(read(file), file);
  if (!brand.ok) throw new Error(`${file} does not parse.`);
  const words = Object.fromEntries(
    merchant.languages.map((code) => [
      code,
      {
        title: `${merchant.name} ${code}`,
        description: `About ${code}`,
        loading: `Loading ${code}`,
        noScript: `Scripts ${code}`,
      },
    ]),
  );
  const logo = { light: '<svg/>', dark: '<svg id="d"/>', width: 120, height: 32 };
  return { manifest, merchant, brand: brand.value, logo, fonts, words, copy: {}, ...others };
}

function pagesOf(parts: SiteParts): Map<string, string> {
  const pages = emitSite(parts).flatMap((file) =>
    file.path.endsWith('.html') && 'text' in file ? [[file.path, file.text] as const] : [],
  );
  return new Map(pages);
}

const byCode = (code: string): Merchant => {
  const found = merchants.find((merchant) => merchant.code === code);
  if (!found) throw new Error(`There is no merchant ${code}.`);
  return found;
};
const everyPage = merchants.flatMap((merchant) => [...pagesOf(partsOf(merchant)).values()]);
const inside = (html: string, id: string) =>
  new RegExp(`<(?:style|script)[^>]* id="${id}">([^<]*)</`).exec(html)?.[1] ?? '';

/** The configuration as the site itself will read it. */
const configOf = (html: string) =>
  readSiteConfig({
    getElementById: (id) => ({ textContent: inside(html, id) }) as HTMLElement,
  });

describe.each(merchants)('the pages of $name', (merchant) => {
  const pages = pagesOf(partsOf(merchant));

  test.each(merchant.languages)(
    'in %s carry their language, direction, title and description',
    (code) => {
      const { tag, dir } = languages[code];
      const folder = code === merchant.defaultLanguage ? '' : `${tag}/`;
      const html = pages.get(`merchants/${merchant.code}/${folder}index.html`) ?? '';
      expect(html).toContain(`<html lang="${tag}" dir="${dir}" data-mode="light">`);
      expect(html).toContain(`<title>${merchant.name} ${code}</title>`);
      expect(html).toContain(`<meta name="description" content="About ${code}">`);
      for (const other of merchant.languages)
        expect(html).toContain(`hreflang="${languages[other].tag}"`);
      expect(html).toContain('<link rel="alternate" hreflang="x-default" href="/">');
      expect(html).toMatch(
        new RegExp(`<p class="boot-words" role="status" lang="${tag}">Loading ${code}</p>`),
      );
      expect(configOf(html)).toMatchObject({
        language: code,
        basePath: folder === '' ? '/' : `/${folder}`,
        merchant: { code: merchant.code },
      });
    },
  );

  test('have light and dark in the page, at most 4 kB packed', () => {
    const css = inside([...pages.values()][0] ?? '', 'livery-theme');
    expect(css).toContain(':root{color-scheme:light');
    expect(css).toContain(':root[data-mode="dark"]{color-scheme:dark');
    expect(gzipSync(css).length).toBeLessThanOrEqual(4096);
  });

  test('name only files of the brand that are emitted with them', () => {
    const paths = new Set(emitSite(partsOf(merchant)).map(({ path }) => `/${path}`));
    for (const html of pages.values()) {
      const named = [...html.matchAll(/\/(?:brand|fonts)\/[\w@%~./-]+/g)].map(([path]) => path);
      expect(named.length).toBeGreaterThan(2);
      for (const path of named) expect(paths).toContain(path);
    }
  });

  test('are the same bytes when emitted again', () => {
    expect(emitSite(partsOf(merchant))).toEqual(emitSite(partsOf(merchant)));
  });
});

test('the four brands have four titles and four themes and name the same JavaScript', () => {
  const first = merchants.map((merchant) => [...pagesOf(partsOf(merchant)).values()][0] ?? '');
  const scripts = (html: string) =>
    [...html.matchAll(/"(\/assets\/(?!hi-)[^"]+)"/g)].map((m) => m[1]);
  expect(new Set(first.map((html) => /<title>(.*)<\/title>/.exec(html)?.[1])).size).toBe(4);
  expect(new Set(first.map((html) => inside(html, 'livery-theme'))).size).toBe(4);
  expect(new Set(first.map((html) => scripts(html).join(' ')))).toEqual(
    new Set(['/assets/main-abc.js /assets/react-def.js /assets/shared-ghi.js /assets/main-1.css']),
  );
});

test('a page asks at once for its entry, what that imports and its words, and for no lazy screen', () => {
  const hindi = pagesOf(partsOf(byCode('MAYURA'))).get('merchants/MAYURA/hi/index.html') ?? '';
  expect(hindi).toContain('<link rel="modulepreload" href="/assets/hi-common-1.js">');
  expect(hindi).not.toContain('home-jkl');
});

test('the fonts of the page’s own script are preloaded, that of headings without haste', () => {
  const pages = pagesOf(partsOf(byCode('MAYURA')));
  const preloads = (page: string) =>
    [...(pages.get(page) ?? '').matchAll(/<link rel="preload" as="font"[^>]*>/g)].map(
      ([tag]) => tag,
    );
  expect(preloads('merchants/MAYURA/index.html')).toEqual([
    expect.stringMatching(/noto-sans-latin-400.* crossorigin>$/),
    expect.stringMatching(/anek-latin-latin-700.* fetchpriority="low">$/),
  ]);
  expect(preloads('merchants/MAYURA/hi/index.html')).toEqual([
    expect.stringContaining('noto-sans-devanagari-400'),
    expect.stringContaining('anek-latin-latin-700'),
  ]);
});

test('only a page without a language prefix lets the boot script choose a language', () => {
  const pages = pagesOf(partsOf(byCode('MAYURA')));
  expect(pages.get('merchants/MAYURA/index.html')).toContain(
    'data-languages="EN en ltr,HI hi ltr"',
  );
  expect(pages.get('merchants/MAYURA/hi/index.html')).not.toContain('data-languages');
});

test('pages hold no style attribute and no event handler', () => {
  for (const html of everyPage) expect(html).not.toMatch(/\s(style|on\w+)=/);
});

test('every page allows exactly its own inline scripts and style blocks, before it has any', () => {
  for (const html of everyPage) {
    const policy = policyHeader(html) ?? '';
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)];
    const scripts = [...html.matchAll(/<script(?! type=)[^>]*>(.*?)<\/script>/gs)];
    expect([styles.length, scripts.length]).toEqual([3, 1]);
    const own = [...styles, ...scripts].map(([, text = '']) => text);
    const allowed = [...own, ...Object.values(libraryStyles)].map(hashOf);
    expect(new Set(policy.match(/'sha256-[^']*'/g))).toEqual(new Set(allowed));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.search(/<(script|style|link)/),
    );
  }
});

test('a merchant’s image and analytics hosts are in its policy', () => {
  const analytics = { gtagId: 'G-1', host: 'count.example' };
  const merchant = { ...byCode('MAYURA'), imageHost: 'https://img.example/', analytics };
  const policy = policyHeader([...pagesOf(partsOf(merchant)).values()][0] ?? '');
  expect(policy).toMatch(/img-src [^;]*https:\/\/img\.example/);
  expect(policy).toMatch(/script-src [^;]*https:\/\/count\.example/);
});

test('a right-to-left language is marked so', () => {
  const merchant = {
    ...byCode('MAYURA'),
    languages: ['AR' as const],
    defaultLanguage: 'AR' as const,
  };
  expect([...pagesOf(partsOf(merchant)).values()][0]).toContain('<html lang="ar" dir="rtl"');
});

test('hostile names and texts stay text', () => {
  const hostile = `</title></script></style><script>alert(1)</script><!-- " ' & \u2028`;
  const merchant = { ...byCode('MAYURA'), name: hostile };
  const page = { title: hostile, description: hostile, loading: hostile, noScript: hostile };
  const parts = partsOf(merchant, {
    words: { EN: page, HI: page },
    copy: { EN: { 'home.hero.title': hostile } },
  });
  const calm = [...pagesOf(partsOf(byCode('MAYURA'))).values()][0] ?? '';
  const html = [...pagesOf(parts).values()][0] ?? '';
  const elements = (text: string) => [...text.matchAll(/<\/?[a-z!][\w-]*/gi)].map(([tag]) => tag);
  expect(elements(html)).toEqual(elements(calm));
  expect(html).not.toContain('alert(1)</script>');
  expect(inside(html, 'livery-site')).not.toMatch(/[<\u2028]/);
  expect(configOf(html).merchant.name).toBe(hostile);
  expect(configOf(html).copy.EN).toEqual({ 'home.hero.title': hostile });
});

test('asks for a new build if the manifest has no single entry', () => {
  const parts = partsOf(byCode('MAYURA'), { manifest: {} });
  expect(() => emitSite(parts)).toThrow(/one entry, found 0.*npm run build/);
});
