import { execFileSync } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSites, readManifest } from './build.ts';
import { report } from './report.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

const project = join(import.meta.dirname, '../../..');
const manifest = { 'src/main.tsx': { file: 'assets/main-abc.js', isEntry: true } };
const otherManifest = { 'src/main.tsx': { file: 'assets/main-def.js', isEntry: true } };
let root = '';
let outDir = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-project-'));
  outDir = join(root, 'dist', 'site');
  await cp(join(project, 'themes'), join(root, 'themes'), { recursive: true });
  await cp(join(project, 'merchants'), join(root, 'merchants'), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'dist', 'app', '.vite'), { recursive: true });
  await writeFile(join(root, 'dist', 'app', '.vite', 'manifest.json'), JSON.stringify(manifest));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const build = () => buildSites({ root, outDir, manifest });
const read = (path: string) => readFile(join(outDir, path), 'utf8');

async function change(path: string, from: string, to: string) {
  const text = await readFile(join(root, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, path), text.replace(from, to));
}

/** Every emitted file with its text, to compare two states of the folder. */
async function everything(): Promise<Map<string, string>> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, (await readFile(file)).toString('base64')] as const),
    ),
  );
}

/** What stops a build. The brands that ship may have warnings about their typefaces. */
const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

test('four merchants become a page per language, with the fonts and pictures that they name', async () => {
  const built = await build();
  expect(errorsOf(built.diagnostics)).toEqual([]);
  expect(built.ok).toBe(true);
  for (const page of ['LIVERY', 'LIVERY/en', 'MAYURA', 'MAYURA/hi', 'SHAPLA/en', 'SENVANG/en']) {
    expect(await read(`merchants/${page}/index.html`)).toContain('<!doctype html>');
  }
  const html = await read('merchants/MAYURA/hi/index.html');
  const named = [...html.matchAll(/\/((?:brand|fonts)\/[\w@%~./-]+)/g)].map(
    (found) => found[1] ?? '',
  );
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect((await stat(join(outDir, path))).size, path).toBeGreaterThan(0);
});

test('[spec 1.15] Vietnam greets with its own words, in both of its languages', async () => {
  await build();
  for (const [page, code] of [
    ['SENVANG', 'vi'],
    ['SENVANG/en', 'en'],
  ] as const) {
    const copy = await readFile(join(root, `merchants/vietnam/copy.${code}.json`), 'utf8');
    const lead: string = JSON.parse(copy)['home.hero.lead'];
    const html = await read(`merchants/${page}/index.html`);
    expect(html).toContain(`<meta name="description" content="${lead}">`);
    expect(await read('merchants/LIVERY/en/index.html')).not.toContain(lead);
  }
});

test('a changed colour changes the emitted pages of that brand alone, with the same JavaScript', async () => {
  await build();
  const mayura = await read('merchants/MAYURA/index.html');
  const shapla = await read('merchants/SHAPLA/index.html');
  const { seeds } = JSON.parse(await readFile(join(root, 'themes/mayura/brand.json'), 'utf8'));
  await change('themes/mayura/brand.json', seeds.brand, '#5a2d91');
  expect((await build()).ok).toBe(true);
  const repainted = await read('merchants/MAYURA/index.html');
  expect(repainted).toContain('--action-primary-fill:#5a2d91');
  expect(mayura).not.toContain('#5a2d91');
  expect(await read('merchants/SHAPLA/index.html')).toBe(shapla);
  const scripts = (html: string) => html.match(/\/assets\/[^"]+/g);
  expect(scripts(repainted)).toEqual(scripts(mayura));
});

/** The merchants whose pages differ from an earlier state of the folder. */
async function changedPages(before: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await everything();
  const codes = [...new Set([...before.keys(), ...now.keys()])]
    .filter((path) => path.endsWith('.html') && before.get(path) !== now.get(path))
    .map((path) => path.slice(outDir.length + 1).split('/')[1] ?? '');
  return [...new Set(codes)].sort();
}

test('a broken brand.json keeps the last good pages and reports file, line and fix', async () => {
  await build();
  const good = await everything();
  await change('themes/mayura/brand.json', '"seeds"', '"sedes"');
  const built = await build();
  expect(built.ok).toBe(false);
  const text = await readFile(join(root, 'themes/mayura/brand.json'), 'utf8');
  const line = text.slice(0, text.indexOf('"sedes"')).split('\n').length;
  const printed = report(built.diagnostics, built.texts);
  expect(printed).toContain(`themes/mayura/brand.json:${line}:`);
  expect(printed).toContain('Did you mean "seeds"?');
  expect(printed).toMatch(new RegExp(`> +${line} \\|.*"sedes"`));
  expect(await everything()).toEqual(good);
});

test.each([
  ['half a JSON', 'merchants/india/merchant.json', '"languages"', '"languages', 'json/syntax'],
  [
    'an unknown setting',
    'merchants/india/merchant.json',
    '"FREEPLAY3"',
    '"FREEPLAY"',
    'merchant/unknown-key',
  ],
  [
    'a theme that is gone',
    'merchants/india/merchant.json',
    '"theme": "mayura"',
    '"theme": "peacock"',
    'merchant/theme',
  ],
  [
    'a typeface that is not installed',
    'themes/mayura/brand.json',
    '"noto-sans"',
    '"noto-sams"',
    'fonts/unknown-family',
  ],
  [
    'a script in a logo',
    'themes/mayura/logo.svg',
    '</svg>',
    '<script>1</script></svg>',
    'logo/unsafe',
  ],
])('%s stops the build of its merchant alone', async (_, path, from, to, code) => {
  await build();
  const good = await everything();
  await change(path, from, to);
  await change('merchants/vietnam/merchant.json', '"name": "', '"name": "New ');
  const built = await build();
  expect(built.ok).toBe(false);
  expect(built.failed).toEqual([{ folder: 'india', hasLastGood: true }]);
  expect(built.diagnostics.map((found) => [found.code, found.file])).toContainEqual([code, path]);
  expect(await changedPages(good)).toEqual(['SENVANG']);
});

describe('while a merchant is broken', () => {
  const broken = 'merchants/india/merchant.json';
  const hosts = async () => {
    const { sites } = JSON.parse(await read('sites.json'));
    return sites
      .flatMap(({ merchant }: { merchant: { hosts: string[] } }) => merchant.hosts)
      .sort();
  };
  const all = ['bangladesh.localhost', 'india.localhost', 'localhost', 'vietnam.localhost'];

  test('the others are built into an empty folder, and it has no pages', async () => {
    await change(broken, '"mayura"', '"peacock"');
    const built = await build();
    expect(built.failed).toEqual([{ folder: 'india', hasLastGood: false }]);
    expect(built.merchants.map(({ code }) => code).sort()).toEqual(['LIVERY', 'SENVANG', 'SHAPLA']);
    expect(await hosts()).toEqual(all.filter((host) => host !== 'india.localhost'));
  });

  test('its last good pages answer its host as before, also after a change of the engine', async () => {
    await build();
    const good = await read('merchants/MAYURA/hi/index.html');
    await change(broken, '"mayura"', '"peacock"');
    await change(broken, 'india.localhost', 'elsewhere.localhost');
    for (const made of [manifest, otherManifest]) {
      const built = await buildSites({ root, outDir, manifest: made });
      expect(built.failed).toEqual([{ folder: 'india', hasLastGood: true }]);
      expect(await hosts()).toEqual(all);
      expect(await read('merchants/MAYURA/hi/index.html')).toBe(good);
    }
    expect(await read('merchants/SHAPLA/index.html')).toContain('main-def');
    await change(broken, '"peacock"', '"mayura"');
    const mended = await buildSites({ root, outDir, manifest: otherManifest });
    expect(mended.emitted.map(({ code }) => code)).toEqual(['MAYURA']);
    expect(await hosts()).toContain('elsewhere.localhost');
  });

  test('another that was chosen is built without a word of it', async () => {
    await change(broken, '"mayura"', '"peacock"');
    const built = await buildSites({ root, outDir, manifest, only: ['vietnam'] });
    expect(built).toMatchObject({ ok: true, failed: [] });
    expect(errorsOf(built.diagnostics)).toEqual([]);
    const itself = await buildSites({ root, outDir, manifest, only: ['india'] });
    expect(itself).toMatchObject({ ok: false, failed: [{ folder: 'india' }] });
  });

  test('no other merchant gets its host', async () => {
    await build();
    await change(broken, '"mayura"', '"peacock"');
    await change('merchants/bangladesh/merchant.json', 'bangladesh.localhost', 'india.localhost');
    const built = await build();
    expect(built.failed.map(({ folder }) => folder)).toEqual(['bangladesh', 'india']);
    expect(await hosts()).toEqual(all);
  });
});

test.each([
  ['merchant.json', 'merchants/india/merchant.json'],
  ['copy', 'merchants/india/copy.en.json'],
  ['brand.json', 'themes/mayura/brand.json'],
  ['a logo', 'themes/mayura/logo.svg'],
])('a folder in the place of %s stops the build of its merchant alone', async (_, path) => {
  await rm(join(root, path));
  await mkdir(join(root, path));
  expect((await build()).failed).toEqual([{ folder: 'india', hasLastGood: false }]);
});

test('writes nothing where no merchant can be built', async () => {
  for (const folder of ['bangladesh', 'default', 'india', 'vietnam']) {
    await writeFile(join(root, 'merchants', folder, 'merchant.json'), '{');
  }
  const built = await build();
  expect(built.failed).toHaveLength(4);
  await expect(stat(outDir)).rejects.toThrow('ENOENT');
});

test.each([
  ['an id that no catalogue has', { 'home.hero.titel': 'x' }, 'Did you mean "home.hero.title"?'],
  ['a locked text', { 'footer.demo': 'Real money' }, 'is locked'],
  ['a lost placeholder', { 'common.clock.label': 'Time' }, '{{site}}'],
])('copy with %s stops the build of its merchant', async (_, copy, words) => {
  await writeFile(join(root, 'merchants/india/copy.en.json'), JSON.stringify(copy));
  const built = await build();
  expect(built.ok).toBe(false);
  expect(report(built.diagnostics, built.texts)).toContain(words);
  expect(errorsOf(built.diagnostics).map(({ file }) => file)).toEqual([
    'merchants/india/copy.en.json',
  ]);
  expect(built.failed.map(({ folder }) => folder)).toEqual(['india']);
});

test('removes unused files, and a second build changes nothing', async () => {
  await build();
  const first = await everything();
  await build();
  expect(await everything()).toEqual(first);
  await rm(join(root, 'merchants/vietnam'), { recursive: true });
  await build();
  const left = [...(await everything()).keys()].map((path) => path.slice(outDir.length + 1));
  expect(left.filter((path) => path.includes('SENVANG'))).toEqual([]);
  expect(left).toContain('merchants/MAYURA/index.html');
});

test('pictures that no page names stay for a week, for the pages that are still open', async () => {
  const day = 24 * 60 * 60_000;
  const at = (days: number) => buildSites({ root, outDir, manifest, now: days * day });
  const pictures = async () =>
    [...(await everything()).keys()].filter((path) => path.includes('brand/sen-vang/'));
  await at(100);
  const before = await pictures();
  expect(before.length).toBeGreaterThan(0);
  await rm(join(root, 'merchants/vietnam'), { recursive: true });
  await at(101);
  expect(await pictures()).toEqual(before);
  await at(106);
  expect(await pictures()).toEqual(before);
  await at(107);
  expect(await pictures()).toEqual([]);
});

describe('a folder that holds what no build wrote', () => {
  const foreign = async () => {
    await mkdir(join(outDir, '.git'), { recursive: true });
    await writeFile(join(outDir, '.git/HEAD'), 'ref: main');
    await writeFile(join(outDir, 'photo.jpg'), 'a photo');
  };

  test('is refused by name, and nothing in it changes', async () => {
    await foreign();
    const before = await everything();
    await expect(build()).rejects.toMatchObject({
      finding: {
        code: 'build/foreign-files',
        message: `${outDir} holds 2 files that no build wrote: .git/HEAD, photo.jpg.`,
        remedy: expect.stringContaining('or empty this one yourself.'),
      },
    });
    expect(await everything()).toEqual(before);
  });

  test('is refused after a build too, whoever chose the merchants or changed the engine', async () => {
    await build();
    await foreign();
    const before = await everything();
    const again = [{}, { only: ['india'] }, { force: true }, { manifest: otherManifest }];
    for (const options of again) {
      await expect(buildSites({ root, outDir, manifest, ...options })).rejects.toThrow('photo.jpg');
    }
    expect(await everything()).toEqual(before);
  });
});

test('keeps the pages of a merchant and a brand that become symbolic links', async () => {
  await build();
  const before = await everything();
  for (const folder of ['merchants/india', 'themes/mayura']) {
    await cp(join(root, folder), join(root, 'elsewhere', folder), { recursive: true });
    await rm(join(root, folder), { recursive: true });
    await symlink(join(root, 'elsewhere', folder), join(root, folder));
  }
  expect((await build()).ok).toBe(true);
  expect(await everything()).toEqual(before);
});

test('two builds at once own what both wrote', async () => {
  await build();
  await change('themes/mayura/brand.json', '"brand": "#0a6a72"', '"brand": "#0a5a92"');
  await change('themes/shapla/brand.json', '"brand": "#a3215f"', '"brand": "#93214f"');
  const main = join(import.meta.dirname, 'main.ts');
  const words = ['--conditions=livery-source', main, 'build', 'bangladesh', '--root', root];
  // The other one begins and ends while this one is at work.
  const other = () => void execFileSync(process.execPath, words, { stdio: 'ignore' });
  await buildSites({ root, outDir, manifest, only: ['india'], progress: other });
  const last = await build();
  expect(last.ok).toBe(true);
});

test('a build that was cut off is taken up by the next one', async () => {
  await build();
  const whole = await everything();
  const typeface = [...whole.keys()].findLast((path) => path.endsWith('.woff2')) ?? '';
  await rm(join(root, 'dist'), { recursive: true });
  // In the place of a typeface, so that it cannot move there.
  await mkdir(typeface, { recursive: true });
  await expect(build()).rejects.toThrow();
  expect((await everything()).size).toBeGreaterThan(0);
  await rm(typeface, { recursive: true });
  await build();
  expect(await everything()).toEqual(whole);
});

test('names the fix if the JavaScript build is missing', async () => {
  await expect(readManifest(join(root, 'nowhere'))).rejects.toThrow('npm run build');
});

test('tokens.json of a brand is in its pages, and the others stay', async () => {
  await build();
  const shapla = await read('merchants/SHAPLA/index.html');
  const muted = {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.2, 0.2, 0.2], hex: '#333333' },
  };
  const tokens = { light: { text: { muted } } };
  await writeFile(join(root, 'themes/mayura/tokens.json'), JSON.stringify(tokens));
  const built = await build();
  expect(errorsOf(built.diagnostics)).toEqual([]);
  expect(await read('merchants/MAYURA/index.html')).toContain('--text-muted:#333333');
  expect(await read('merchants/SHAPLA/index.html')).toBe(shapla);
});

test('emits only the selected merchants and keeps the pages of others', async () => {
  await build();
  const before = await everything();
  const { seeds } = JSON.parse(await readFile(join(root, 'themes/mayura/brand.json'), 'utf8'));
  await change('themes/mayura/brand.json', seeds.brand, '#5a2d91');
  const built = await buildSites({ root, outDir, manifest, only: ['vietnam'] });
  expect(built.merchants.map(({ code }) => code)).toEqual(['SENVANG']);
  expect(await everything()).toEqual(before);
  await buildSites({ root, outDir, manifest, only: ['MAYURA'] });
  expect(await read('merchants/MAYURA/index.html')).toContain('#5a2d91');
  await expect(buildSites({ root, outDir, manifest, only: ['vietnma'] })).rejects.toThrow(
    'Did you mean "vietnam"?',
  );
});

test('of an empty folder, only what was chosen is listed', async () => {
  await buildSites({ root, outDir, manifest, only: ['india'] });
  const { sites } = JSON.parse(await read('sites.json'));
  expect(sites.map(({ merchant }: { merchant: { code: string } }) => merchant.code)).toEqual([
    'MAYURA',
  ]);
});

test('reports progress for every merchant, in order', async () => {
  const reported: string[] = [];
  const progress = (done: number, of: number) => reported.push(`${done} of ${of}`);
  await buildSites({ root, outDir, manifest, progress });
  expect(reported).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4']);
});

describe('a build after another', () => {
  const codes = (merchants: readonly { readonly code: string }[]) =>
    merchants.map(({ code }) => code).sort();
  const emitted = async () => codes((await build()).emitted);
  const all = ['LIVERY', 'MAYURA', 'SENVANG', 'SHAPLA'];
  const record = () => join(root, 'dist', 'site.record.json');

  /** The pages that a build from nothing makes of the same files. */
  async function fromNothing(): Promise<Map<string, string>> {
    await rm(outDir, { recursive: true });
    await rm(record());
    await build();
    return everything();
  }

  test('emits nothing if nothing has changed, and reports the same findings', async () => {
    // A typeface whose digits differ in width: a warning.
    await change('themes/sen-vang/brand.json', 'noto-sans', 'be-vietnam-pro');
    const first = await build();
    expect(codes(first.emitted)).toEqual(all);
    const pages = await everything();
    const second = await build();
    expect(second.emitted).toEqual([]);
    expect(codes(second.merchants)).toEqual(all);
    expect(first.diagnostics.length).toBeGreaterThan(0);
    expect(second.diagnostics).toEqual(first.diagnostics);
    expect(await everything()).toEqual(pages);
  });

  test('emits everything on request', async () => {
    await build();
    const forced = await buildSites({ root, outDir, manifest, force: true });
    expect(codes(forced.emitted)).toEqual(all);
  });

  test('makes the merchant whose copy has changed, as a build from nothing would', async () => {
    await build();
    const copy = await readFile(join(root, 'merchants/vietnam/copy.vi.json'), 'utf8');
    const lead: string = JSON.parse(copy)['home.hero.lead'];
    await change('merchants/vietnam/copy.vi.json', lead, 'Xin chào');
    expect(await emitted()).toEqual(['SENVANG']);
    expect(await read('merchants/SENVANG/index.html')).toContain('content="Xin chào"');
    const pages = await everything();
    expect(await fromNothing()).toEqual(pages);
  });

  test.each([
    ['brand.json', '"density": "comfortable"', '"density": "roomy"'],
    ['logo.svg', '</svg>', '<g/></svg>'],
  ])('makes every merchant of a brand whose %s has changed', async (file, from, to) => {
    await change('merchants/vietnam/merchant.json', '"theme": "sen-vang"', '"theme": "mayura"');
    await build();
    await change(`themes/mayura/${file}`, from, to);
    expect(await emitted()).toEqual(['MAYURA', 'SENVANG']);
    const pages = await everything();
    const fresh = await fromNothing();
    expect(pages).toEqual(new Map([...pages, ...fresh]));
    expect([...pages.keys()].filter((path) => path.endsWith('.html'))).toEqual(
      [...fresh.keys()].filter((path) => path.endsWith('.html')),
    );
  });

  test('emits the merchants of a brand again when its tokens.json is added or removed', async () => {
    await build();
    await writeFile(join(root, 'themes/shapla/tokens.json'), '{}');
    expect(await emitted()).toEqual(['SHAPLA']);
    await rm(join(root, 'themes/shapla/tokens.json'));
    expect(await emitted()).toEqual(['SHAPLA']);
  });

  test('takes a merchant away that is gone, and makes none of the others', async () => {
    await build();
    await rm(join(root, 'merchants/vietnam'), { recursive: true });
    expect(await emitted()).toEqual([]);
    const pages = await everything();
    expect([...pages.keys()].filter((path) => path.includes('SENVANG'))).toEqual([]);
    const fresh = await fromNothing();
    expect(pages).toEqual(new Map([...pages, ...fresh]));
  });

  test('makes everything for another JavaScript build', async () => {
    await build();
    const built = await buildSites({ root, outDir, manifest: otherManifest });
    expect(codes(built.emitted)).toEqual(all);
    expect(await read('merchants/MAYURA/index.html')).toContain('main-def');
  });

  test.each([
    ['is gone', () => rm(record())],
    ['is cut short', () => writeFile(record(), '{"hash":"')],
    [
      'was edited',
      async () => {
        const text = await readFile(record(), 'utf8');
        expect(text).toContain('merchants/MAYURA/');
        await writeFile(record(), text.replace('merchants/MAYURA/', 'merchants/SHAPLA/'));
      },
    ],
  ])(
    'changes nothing when the record of the last one %s, as it proves whose the files are',
    async (_, harm) => {
      await build();
      const pages = await everything();
      await harm();
      await expect(build()).rejects.toThrow('files that no build wrote');
      expect(await everything()).toEqual(pages);
      await rm(outDir, { recursive: true });
      expect(await emitted()).toEqual(all);
      expect(await everything()).toEqual(pages);
    },
  );

  test('rewrites a page, image or typeface that is missing or modified', async () => {
    await build();
    const pages = await everything();
    const paths = [...pages.keys()];
    const page = join(outDir, 'merchants/MAYURA/hi/index.html');
    const picture = paths.find((path) => /brand\/shapla\/logo\..*svg$/.test(path)) ?? '';
    await writeFile(page, (await readFile(page, 'utf8')).replace('<!doctype', '<!Doctype'));
    await rm(picture);
    expect(await emitted()).toEqual(['MAYURA', 'SHAPLA']);
    expect(await everything()).toEqual(pages);
    const typeface = paths.find((path) => path.endsWith('.woff2')) ?? '';
    await writeFile(typeface, 'half');
    expect(await emitted()).not.toEqual([]);
    expect(await everything()).toEqual(pages);
  });

  test('keeps pages and record after a failure, so a reverted change rebuilds nothing', async () => {
    await build();
    const pages = await everything();
    await change('merchants/india/merchant.json', '"theme": "mayura"', '"theme": "peacock"');
    expect((await build()).ok).toBe(false);
    await change('merchants/india/merchant.json', '"theme": "peacock"', '"theme": "mayura"');
    expect(await emitted()).toEqual([]);
    expect(await everything()).toEqual(pages);
  });

  test('of chosen merchants leaves the change of another to the next one', async () => {
    await build();
    await change('merchants/india/merchant.json', '"name": "', '"name": "New ');
    const chosen = await buildSites({ root, outDir, manifest, only: ['vietnam'] });
    expect(chosen.emitted).toEqual([]);
    expect(await emitted()).toEqual(['MAYURA']);
    expect(await read('merchants/MAYURA/index.html')).toContain('New ');
  });

  test('finds a broken brand that no merchant has', async () => {
    await cp(join(root, 'themes/mayura'), join(root, 'themes/spare'), { recursive: true });
    expect((await build()).ok).toBe(true);
    await change('themes/spare/brand.json', '"seeds"', '"sedes"');
    expect((await build()).diagnostics.map(({ file }) => file)).toContain(
      'themes/spare/brand.json',
    );
  });
});

describe('the articles of help pages', () => {
  const drawn = async (site: { readonly language: string }) => ({
    html: `<main>${site.language}</main>`,
    styles: '<style data-styled="true" data-styled-version="6.6.0"></style>',
    chunks: [],
    areas: [],
    drawnBy: [],
    title: 'Drawn',
  });
  const renderer = { pages: ['/help'], render: drawn, renderFrame: drawn, hash: 'drawn' };
  const article = (content: string) => ({
    articleId: 'start',
    category: 'ACCOUNT' as const,
    title: 'Begin',
    content,
    language: 'EN',
  });
  const buildWith = (content: string | Error) =>
    buildSites({
      root,
      outDir,
      manifest,
      renderer,
      help: async () => {
        if (content instanceof Error) throw content;
        return [article(content)];
      },
    });
  const page = () => read('merchants/MAYURA/help/index.html');

  test('stand in the page for those without JavaScript, cleaned, and no other page has them', async () => {
    await buildWith('<p>First <b>words</b><script>alert(1)</script></p>');
    expect(await page()).toContain(
      '<section id="start"><h3>Begin</h3><p>First <b>words</b></p></section>',
    );
    expect(await read('merchants/MAYURA/app.html')).not.toContain('First');
  });

  test('are made anew when they have changed, and only then', async () => {
    await buildWith('<p>First</p>');
    expect((await buildWith('<p>First</p>')).emitted).toEqual([]);
    expect((await buildWith('<p>Second</p>')).emitted).toHaveLength(4);
    expect(await page()).toContain('Second');
  });

  test('stay while the platform does not answer, and a warning says so', async () => {
    await buildWith('<p>First</p>');
    const built = await buildWith(new Error('No answer.'));
    expect([built.ok, built.emitted]).toEqual([true, []]);
    const found = built.diagnostics.filter(({ code }) => code === 'help/unread');
    expect(found).toHaveLength(8);
    expect(found[0]?.message).toContain('No answer.');
    expect(await page()).toContain('First');
  });

  test('are asked for again by the build after one that had none', async () => {
    await buildWith(new Error('No answer.'));
    expect(await page()).not.toContain('<section');
    await buildWith('<p>First</p>');
    expect(await page()).toContain('First');
  });
});
