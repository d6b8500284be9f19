import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyProject, jsonOf, livery, removeFolder } from '../../test/livery.ts';
import { wholeFont } from '../../test/whole-font.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

const modules = join(import.meta.dirname, '../../../../node_modules/@fontsource');
let cwd = '';
beforeEach(async () => {
  cwd = await copyProject();
  await mkdir(fonts());
});
afterEach(() => removeFolder(cwd));

const fonts = (...path: readonly string[]) => join(cwd, 'themes/mayura/fonts', ...path);

/** Puts a file of an installed package into the brand's folder, as the brand's own. */
const put = (name: string, from: string, file: string) =>
  copyFile(join(modules, from, 'files', file), fonts(name));

const license = () => writeFile(fonts('LICENSE.txt'), 'May be used on websites.');

async function name(script: string, family: string, weights: readonly number[] = [400]) {
  const file = join(cwd, 'themes/mayura/brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  const face = { family, weights };
  brand.typefaces[script] = { display: face, body: face };
  await writeFile(file, JSON.stringify(brand, null, 2));
}

const page = (path: string) => readFile(join(cwd, 'dist/site/merchants/MAYURA', path), 'utf8');

async function findings() {
  const { diagnostics } = jsonOf(await livery(['check', 'mayura', '--json'], { cwd }));
  return diagnostics.filter((found) => (found as { severity?: string }).severity === 'error');
}

describe('a typeface of the brand’s own folder', () => {
  beforeEach(async () => {
    await put('harbour-sans-400.woff2', 'noto-sans', 'noto-sans-latin-400-normal.woff2');
    await license();
    await name('latin', 'harbour-sans');
  });

  test('may be a symbolic link', async () => {
    await rename(fonts('harbour-sans-400.woff2'), join(cwd, 'elsewhere.woff2'));
    await symlink(join(cwd, 'elsewhere.woff2'), fonts('harbour-sans-400.woff2'));
    expect(await findings()).toEqual([]);
  });

  test('that cannot be read stops its own brand only', async () => {
    await rm(fonts('harbour-sans-400.woff2'));
    await symlink(join(cwd, 'nowhere.woff2'), fonts('harbour-sans-400.woff2'));
    expect(await findings()).toContainEqual(expect.objectContaining({ code: 'fonts/unreadable' }));
    expect((await livery(['build'], { cwd })).err).toContain('3 built, 1 failed: india.');
  });

  test('is served by the page, for the letters that it has, with a fallback of its measures', async () => {
    expect(await livery(['build', 'india'], { cwd })).toMatchObject({ code: 0 });
    const html = await page('index.html');
    const [, url, range = ''] =
      /font-family:"Harbour Sans";font-style[^}]*url\("?\/([^")]+)"?\)[^}]*unicode-range:([^}]+)}/.exec(
        html,
      ) ?? [];
    expect(url).toMatch(/^fonts\/harbour-sans\/[\w-]+\/harbour-sans-latin-400\.woff2$/);
    expect(range).toMatch(/^U\+[0-9A-F]+/);
    expect(range).not.toContain('U+9');
    expect(html).toContain('Harbour Sans Fallback');
    const [whole, part] = await Promise.all([
      stat(fonts('harbour-sans-400.woff2')),
      stat(join(cwd, 'dist/site', url ?? '')),
    ]);
    expect(part.size).toBeLessThanOrEqual(whole.size);
    expect(html).toContain('font-src &#39;self&#39;;');
  });

  test('gets a new address when its file has changed, and only its merchants are emitted', async () => {
    await livery(['build'], { cwd });
    const before = await page('index.html');
    await put('harbour-sans-400.woff2', 'arimo', 'arimo-latin-400-normal.woff2');
    const built = jsonOf(await livery(['build', '--json'], { cwd }));
    expect(built.result.emitted).toEqual(['MAYURA']);
    const address = (html: string) => /fonts\/harbour-sans\/[\w-]+\//.exec(html)?.[0];
    expect(address(await page('index.html'))).not.toBe(address(before));
  });

  test('that lacks the letters of a language is told', async () => {
    await name('devanagari', 'harbour-sans');
    expect((await findings()).map(({ code }) => code)).toContain('fonts/missing-letters');
  });

  test('that lacks a weight is told with those it has', async () => {
    await name('latin', 'harbour-sans', [400, 600]);
    const found = await findings();
    expect(found).toMatchObject([
      { code: 'fonts/missing-weight', remedy: 'Use one of: 400.' },
      { code: 'fonts/missing-weight' },
    ]);
    const text = await readFile(join(cwd, 'themes/mayura/brand.json'), 'utf8');
    const lines = text
      .split('\n')
      .map((line, index) => (line.includes('"weights"') ? index + 1 : 0));
    for (const { line } of found) expect(lines).toContain(line);
  });

  test('is not to be had by another brand', async () => {
    const file = join(cwd, 'themes/shapla/brand.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('"anek-latin"', '"harbour-sans"'));
    const built = jsonOf(await livery(['build', '--json'], { cwd }));
    expect(built.result.failed).toEqual(['bangladesh']);
    expect(built.diagnostics.map(({ code }) => code)).toContain('fonts/unknown-family');
  });
});

describe('a designer’s whole file', () => {
  const served = (html: string) =>
    [
      ...html.matchAll(
        /font-family:"Harbour";font-style[^}]*url\("?\/([^")]+)"?\)[^}]*unicode-range:([^}]+)}/g,
      ),
    ].map(([, url = '', range = '']) => ({ url, range }));
  const build = async (fsType?: number) => {
    await writeFile(fonts('harbour-400.woff2'), await wholeFont(fsType));
    await license();
    await name('latin', 'harbour');
    return livery(['build', 'india'], { cwd });
  };

  test('is served in the parts that the merchant’s languages need', async () => {
    expect(await build()).toMatchObject({ code: 0 });
    const files = served(await page('index.html'));
    expect(files.map(({ url }) => url.replace(/^.*\//, ''))).toEqual([
      'harbour-latin-400.woff2',
      'harbour-latin-ext-400.woff2',
      'harbour-currency-400.woff2',
    ]);
    expect(files.some(({ range }) => range.includes('U+98'))).toBe(false);
    const again = await livery(['build', 'india'], { cwd });
    expect(again.code).toBe(0);
    expect(served(await page('index.html'))).toEqual(files);
  });

  test('is served whole, with a warning, if it forbids subsetting', async () => {
    const { code, err } = await build(0x0100);
    expect(code).toBe(0);
    expect(err).toContain('fonts/no-subsetting');
    const [only, ...others] = served(await page('index.html'));
    expect(others).toEqual([]);
    expect(only?.url).toMatch(/harbour-400\.woff2$/);
    const bytes = await readFile(join(cwd, 'dist/site', only?.url ?? ''));
    expect(bytes).toEqual(await readFile(fonts('harbour-400.woff2')));
    expect(only?.range).toContain('U+98');
  });
});

test.each([
  [
    'no licence text',
    async () => rm(fonts('LICENSE.txt')),
    'fonts/no-licence',
    'fonts/LICENSE.txt',
  ],
  ['an empty licence text', () => writeFile(fonts('LICENSE.txt'), ' \n'), 'fonts/no-licence', ''],
  [
    'another format',
    () => writeFile(fonts('harbour-sans-400.ttf'), 'x'),
    'fonts/file-name',
    'WOFF2',
  ],
  ['a name without weight', () => writeFile(fonts('harbour.woff2'), 'x'), 'fonts/file-name', '400'],
  ['no font in it', () => writeFile(fonts('harbour-500.woff2'), 'x'), 'fonts/unreadable', 'WOFF2'],
])(
  'a folder with %s is refused with the fix, and other merchants are built',
  async (_, harm, code, fix) => {
    await put('harbour-sans-400.woff2', 'noto-sans', 'noto-sans-latin-400-normal.woff2');
    await license();
    await name('latin', 'harbour-sans');
    await harm();
    const [found, ...others] = await findings();
    expect(others).toEqual([]);
    expect(found?.code).toBe(code);
    expect(found?.remedy).toContain(fix);
    const built = jsonOf(await livery(['build', '--json'], { cwd }));
    expect(built.result.failed).toEqual(['india']);
    expect(await readdir(join(cwd, 'dist/site/merchants'))).toHaveLength(3);
  },
);
