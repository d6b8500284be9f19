import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@livery/i18n/languages';
import { type Merchant, parseMerchant } from '@livery/merchant';
import { readSiteConfig } from '@livery/merchant/site-config';
import { parseBrand } from '@livery/theme';
import { vars } from '@livery/theme/vars';
import { describe, expect, test } from 'vitest';
import { emitSite, type SiteParts } from './emit-site.ts';
import { scriptsOf } from './page.ts';
import { hashOf, libraryStyles, policyHeader } from './security-policy.ts';
import { shellCss, stillCss } from './shell.ts';

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
        failed: `Failed ${code}`,
        reload: `Reload ${code}`,
      },
    ]),
  );
  const logo = { light: '<svg/>', dark: '<svg id="d"/>', width: 120, height: 32 };
  return { manifest, merchant, brand: brand.value, logo, fonts, words, copy: {}, ...others };
}

async function pagesOf(parts: SiteParts): Promise<Map<string, string>> {
  const pages = (await emitSite(parts)).flatMap((file) =>
    file.path.endsWith('.html') && 'text' in file ? [[file.path, file.text] as const] : [],
  );
  return new Map(pages);
}

const byCode = (code: string): Merchant => {
  const found = merchants.find((merchant) => merchant.code === code);
  if (!found) throw new Error(`There is no merchant ${code}.`);
  return found;
};
const pagesByCode = new Map(
  await Promise.all(
    merchants.map(async (merchant) => [merchant.code, await pagesOf(partsOf(merchant))] as const),
  ),
);
const everyPage = [...pagesByCode.values()].flatMap((pages) => [...pages.values()]);
const inside = (html: string, id: string) =>
  new RegExp(`<(?:style|script)[^>]* id="${id}">([^<]*)</`).exec(html)?.[1] ?? '';

/** The configuration as the site itself will read it. */
const configOf = (html: string) =>
  readSiteConfig({
    getElementById: (id) => ({ textContent: inside(html, id) }) as HTMLElement,
  });

describe('pages that have no first screen of their own', () => {
  const screen = (html: string) => ({
    html,
    styles: '<style data-styled="true" data-styled-version="6.6.0"></style>',
    chunks: [],
    areas: [],
    drawnBy: [],
    title: 'Mayura',
  });
  const renderer: SiteParts['renderer'] = {
    pages: ['/'],
    render: async () => ({
      ...screen('<p>home</p>'),
      listing: { description: 'All of it', path: '/' },
    }),
    renderFrame: async ({ language }) => screen(`<p>around, ${language}</p>`),
  };

  test('name the script that takes them over, as do pages with an outline', async () => {
    const drawn = await pagesOf(partsOf(byCode('MAYURA'), { renderer, paths: ['/', '/vip'] }));
    for (const html of [...drawn.values(), ...everyPage])
      expect(scriptsOf(html)).toContain('/assets/main-abc.js');
  });

  test('ask for the art only where their first screen draws it', async () => {
    const withArt: SiteParts['renderer'] = {
      ...renderer,
      render: async () => ({
        ...screen('<p>home</p>'),
        styles: `<style data-styled="true" data-styled-version="6.6.0">.a{background-image:${vars.art.hero};}/*!sc*/</style>`,
      }),
    };
    const pages = await pagesOf(partsOf(byCode('MAYURA'), { renderer: withArt, paths: ['/'] }));
    const asked = (name: string) => pages.get(`merchants/MAYURA/${name}`)?.includes('as="image"');
    expect([asked('index.html'), asked('app.html')]).toEqual([true, false]);
  });

  test('carry what stands around a page, and the script knows it by its name', async () => {
    const pages = await pagesOf(partsOf(byCode('MAYURA'), { renderer, paths: ['/', '/vip'] }));
    for (const [folder, language] of [
      ['', 'EN'],
      ['hi/', 'HI'],
    ]) {
      for (const name of ['app.html', '404.html'])
        expect(pages.get(`merchants/MAYURA/${folder}${name}`)).toMatch(
          new RegExp(`<div id="root" data-page="\\*"[^>]*><p>around, ${language}</p></div>`),
        );
      expect(pages.get(`merchants/MAYURA/${folder}index.html`)).toContain('<p>home</p>');
    }
  });

  test('have the rules of every page in the sheet of a first screen, in which nothing fades at first', async () => {
    const files = await emitSite(partsOf(byCode('MAYURA'), { renderer }));
    const textOf = (path = '') => {
      const file = files.find((each) => each.path === path);
      return file && 'text' in file ? file.text : '';
    };
    const html = textOf('merchants/MAYURA/index.html');
    expect(html).toContain(`${stillCss}</style>`);
    expect(html).not.toContain(shellCss);
    const sheet = /<link rel="stylesheet" href="\/(styles\/[^"]+)">/.exec(html)?.[1];
    expect(textOf(sheet)).toContain(shellCss);
    for (const page of (await pagesOf(partsOf(byCode('MAYURA')))).values())
      expect(page).not.toContain(stillCss);
  });

  test.each(['demo', 'freeplay', 'licensed'] as const)(
    'of a %s merchant are passed over by search engines, and have a card for who is sent their address',
    async (profile) => {
      const merchant: Merchant = { ...byCode('MAYURA'), profile };
      const pages = await pagesOf(partsOf(merchant, { renderer, paths: ['/', '/vip'] }));
      for (const [name, html] of pages) {
        const isHome = name.endsWith('index.html');
        expect(html.includes('name="robots" content="noindex"'), name).toBe(!isHome);
        expect(html.includes('rel="canonical"'), name).toBe(isHome);
        expect(html, name).toContain('property="og:title"');
      }
    },
  );

  test('say nothing of a regulated merchant before the platform has, but what each public page is about', async () => {
    const licensed: Merchant = { ...byCode('MAYURA'), profile: 'licensed' };
    const aboutVip: SiteParts['renderer'] = {
      ...renderer,
      pages: ['/', '/vip'],
      render: async (_, path) => ({
        ...screen('<p>drawn</p>'),
        title: `Title of ${path}`,
        listing: { description: `About ${path}`, path },
      }),
    };
    const parts = partsOf(licensed, { renderer: aboutVip, paths: ['/', '/vip', '/game'] });
    const pages = await pagesOf(parts);
    for (const html of pages.values()) expect(html).not.toMatch(/around,|drawn/);
    const vip = pages.get('merchants/MAYURA/hi/vip/index.html') ?? '';
    const origin = `https://${licensed.hosts[0]}`;
    for (const part of [
      '<title>Title of /vip</title>',
      '<meta name="description" content="About /vip">',
      `<link rel="canonical" href="${origin}/hi/vip">`,
      `hreflang="en" href="${origin}/vip"`,
      '<div class="boot"',
    ])
      expect(vip).toContain(part);
    const files = await emitSite(parts);
    const textOf = (name: string) => {
      const file = files.find(({ path }) => path === `merchants/MAYURA/${name}`);
      return file && 'text' in file ? file.text : '';
    };
    expect(textOf('sitemap.xml')).toContain(`<loc>${origin}/vip</loc>`);
    expect(textOf('_redirects')).toContain('/vip /vip/index.html 200');
  });

  test('stand at home where guests are led to the login, and are not found there', async () => {
    const merchant = { ...byCode('MAYURA'), redirectToLogin: true };
    const closed: SiteParts['renderer'] = {
      ...renderer,
      pages: ['/', '/login'],
      render: async (_, path) =>
        path === '/login'
          ? { ...screen('<p>login</p>'), listing: { description: 'Log in', path } }
          : undefined,
    };
    const parts = partsOf(merchant, { renderer: closed, paths: ['/', '/login'] });
    const home = (await pagesOf(parts)).get('merchants/MAYURA/index.html');
    expect(home).toContain('around, EN');
    expect(home).toContain('noindex');
    expect(home).not.toContain('rel="canonical"');
    const map = (await emitSite(parts)).find(({ path }) => path.endsWith('/sitemap.xml'));
    const listed = map && 'text' in map ? [...map.text.matchAll(/<loc>[^<]*/g)].join(' ') : '';
    expect(listed).toMatch(/\/login$/);
    expect(listed).not.toMatch(/\/( |$)/);
  });
});

describe.each(merchants)('the pages of $name', (merchant) => {
  const pages = pagesByCode.get(merchant.code) ?? new Map<string, string>();

  test.each(merchant.languages)(
    'in %s carry their language, direction, title and description',
    (code) => {
      const { tag, dir } = languages[code];
      const folder = code === merchant.defaultLanguage ? '' : `${tag}/`;
      const html = pages.get(`merchants/${merchant.code}/${folder}index.html`) ?? '';
      expect(html).toContain(`<html lang="${tag}" dir="${dir}" data-mode="light">`);
      expect(html).toContain(`<title>${merchant.name} ${code}</title>`);
      expect(html).toContain(`<meta name="description" content="About ${code}">`);
      const origin = `https://${merchant.hosts[0]}`;
      for (const other of merchant.languages)
        expect(html).toContain(`hreflang="${languages[other].tag}" href="${origin}/`);
      expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/">`);
      expect(html).toContain(`<link rel="canonical" href="${origin}/${folder}">`);
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

  test('name only files of the brand that are emitted with them', async () => {
    const paths = new Set((await emitSite(partsOf(merchant))).map(({ path }) => `/${path}`));
    for (const html of pages.values()) {
      const named = [...html.matchAll(/\/(?:brand|fonts)\/[\w@%~./-]+/g)].map(([path]) => path);
      expect(named.length).toBeGreaterThan(2);
      for (const path of named) expect(paths).toContain(path);
    }
  });

  test('are the same bytes when emitted again', async () => {
    expect(await emitSite(partsOf(merchant))).toEqual(await emitSite(partsOf(merchant)));
  });
});

test('the four brands have four titles and four themes and name the same JavaScript', () => {
  const first = [...pagesByCode.values()].map((pages) => [...pages.values()][0] ?? '');
  const scripts = (html: string) =>
    [...html.matchAll(/"(\/assets\/(?!hi-)[^"]+)"/g)].map((m) => m[1]);
  expect(new Set(first.map((html) => /<title>(.*)<\/title>/.exec(html)?.[1])).size).toBe(4);
  expect(new Set(first.map((html) => inside(html, 'livery-theme'))).size).toBe(4);
  expect(new Set(first.map((html) => scripts(html).join(' ')))).toEqual(
    new Set(['/assets/main-abc.js /assets/shared-ghi.js /assets/react-def.js /assets/main-1.css']),
  );
});

test('a page asks at once for its entry, what that imports and its words, and for no lazy screen', () => {
  const hindi = pagesByCode.get('MAYURA')?.get('merchants/MAYURA/hi/index.html') ?? '';
  expect(hindi).toContain('<link rel="modulepreload" href="/assets/hi-common-1.js">');
  expect(hindi).not.toContain('home-jkl');
});

test('the fonts of the page’s own script and of Latin are preloaded, without haste but for the first', () => {
  const pages = pagesByCode.get('MAYURA') ?? new Map<string, string>();
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
    expect.stringContaining('noto-sans-latin-400'),
    expect.stringContaining('anek-latin-latin-700'),
  ]);
});

test('only a page without a language prefix lets the boot script choose a language', () => {
  const pages = pagesByCode.get('MAYURA') ?? new Map<string, string>();
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

test('a merchant’s image and analytics hosts are in its policy', async () => {
  const analytics = { gtagId: 'G-1', host: 'count.example' };
  const merchant = { ...byCode('MAYURA'), imageHost: 'https://img.example/', analytics };
  const policy = policyHeader([...(await pagesOf(partsOf(merchant))).values()][0] ?? '');
  expect(policy).toMatch(/img-src [^;]*https:\/\/img\.example/);
  expect(policy).toMatch(/script-src [^;]*https:\/\/count\.example/);
});

test('only the pages of a merchant with analytics name its host and id', async () => {
  const analytics = { gtagId: 'G-1', host: 'count.example' };
  const counting = await pagesOf(partsOf({ ...byCode('MAYURA'), analytics }));
  const others = await pagesOf(partsOf(byCode('MAYURA')));
  for (const html of counting.values())
    expect(html).toContain(JSON.stringify({ analytics }).slice(1, -1));
  for (const html of others.values())
    expect(html).not.toMatch(/G-1|count\.example|livery-analytics/);
});

test('a right-to-left language is marked so', async () => {
  const merchant = {
    ...byCode('MAYURA'),
    languages: ['AR' as const],
    defaultLanguage: 'AR' as const,
  };
  expect([...(await pagesOf(partsOf(merchant))).values()][0]).toContain(
    '<html lang="ar" dir="rtl"',
  );
});

test('every page has a line for when its script does not come, in each language that it may be shown in', () => {
  const pages = pagesByCode.get('MAYURA') ?? new Map<string, string>();
  const line = (code: string, tag: string) =>
    `<p class="boot-failed" role="alert" lang="${tag}" hidden>Failed ${code} <a href="">Reload ${code}</a></p>`;
  for (const name of ['index.html', 'app.html'])
    expect(pages.get(`merchants/MAYURA/${name}`)).toContain(line('EN', 'en') + line('HI', 'hi'));
  const hindi = pages.get('merchants/MAYURA/hi/index.html');
  expect(hindi).toContain(line('HI', 'hi'));
  expect(hindi).not.toContain('Failed EN');
});

test('hostile names and texts stay text', async () => {
  const hostile = `</title></script></style><script>alert(1)</script><!-- " ' & \u2028`;
  const merchant = { ...byCode('MAYURA'), name: hostile };
  const page = {
    title: hostile,
    description: hostile,
    loading: hostile,
    noScript: hostile,
    failed: hostile,
    reload: hostile,
  };
  const parts = partsOf(merchant, {
    words: { EN: page, HI: page },
    copy: { EN: { 'home.hero.title': hostile } },
  });
  const calm = [...(pagesByCode.get('MAYURA')?.values() ?? [])][0] ?? '';
  const html = [...(await pagesOf(parts)).values()][0] ?? '';
  const elements = (text: string) => [...text.matchAll(/<\/?[a-z!][\w-]*/gi)].map(([tag]) => tag);
  expect(elements(html)).toEqual(elements(calm));
  expect(html).not.toContain('alert(1)</script>');
  expect(inside(html, 'livery-site')).not.toMatch(/[<\u2028]/);
  expect(configOf(html).merchant.name).toBe(hostile);
  expect(configOf(html).copy.EN).toEqual({ 'home.hero.title': hostile });
});

test('asks for a new build if the manifest has no single entry', async () => {
  const parts = partsOf(byCode('MAYURA'), { manifest: {} });
  await expect(emitSite(parts)).rejects.toThrow(/one entry, found 0.*npm run build/);
});
