import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Captured, copyProject, jsonOf, livery, removeFolder } from '../../test/livery.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

let cwd = '';
beforeEach(async () => {
  cwd = await copyProject();
});
afterEach(() => removeFolder(cwd));

const page = () => readFile(join(cwd, 'dist/site/merchants/MAYURA/index.html'), 'utf8');

async function repaint(colour: string) {
  const file = join(cwd, 'themes/mayura/brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  brand.seeds.brand = colour;
  await writeFile(file, JSON.stringify(brand, null, 2));
}

test('emits every merchant, or reports errors and keeps the last good pages', async () => {
  const built = await livery(['build'], { cwd });
  expect(built.code).toBe(0);
  expect(built.out).toContain('4 sites are in dist/site');
  const good = await page();
  await repaint('teal');
  const failed = await livery(['build'], { cwd });
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.err).toContain('themes/mayura/brand.json:');
  expect(failed.err).toContain('3 built, 1 failed: india. Its last good pages stay.');
  expect(await page()).toBe(good);
  expect(jsonOf(await livery(['build', '--json'], { cwd }))).toMatchObject({
    ok: false,
    exitCode: 1,
    result: { merchants: ['SHAPLA', 'LIVERY', 'SENVANG'], failed: ['india'] },
  });
});

test('--json names the merchants that were built', async () => {
  const ran = await livery(['build', 'india', '--json', '--out', 'elsewhere'], { cwd });
  expect(jsonOf(ran)).toMatchObject({
    ok: true,
    result: { out: 'elsewhere', merchants: ['MAYURA'] },
  });
  expect(await readFile(join(cwd, 'elsewhere/merchants/MAYURA/index.html'), 'utf8')).toContain(
    '<!doctype',
  );
});

test('refuses a file as its output folder', async () => {
  const ran = await livery(['build', '--out', 'themes/mayura/brand.json'], { cwd });
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('→ Name a folder; part of this path is a file.');
});

test('reports unchanged merchants on a second run, and emits them with --force', async () => {
  await livery(['build'], { cwd });
  expect((await livery(['build'], { cwd })).out).toContain(
    '4 sites are in dist/site (4 unchanged, ',
  );
  await repaint('#5a2d91');
  expect(jsonOf(await livery(['build', '--json'], { cwd })).result.emitted).toEqual(['MAYURA']);
  const forced = jsonOf(await livery(['build', '--force', '--json'], { cwd }));
  expect(forced.result.emitted).toHaveLength(4);
});

test('a merchant that is not there ends with 2, a JavaScript build that is not there with 1', async () => {
  const merchant = await livery(['build', 'indai'], { cwd });
  expect(merchant.code).toBe(2);
  expect(merchant.err).toContain('Did you mean "india"?');
  const app = await livery(['build', '--app', 'nowhere'], { cwd });
  expect(app.code).toBe(1);
  expect(app.err).toContain('npm run build');
});

test('progress is drawn on a terminal and nowhere else', async () => {
  expect((await livery(['build'], { cwd, terminal: true })).err).toMatch(/\d of 4: /);
  expect((await livery(['build'], { cwd })).err).not.toMatch(/\d of 4: /);
});

test('rebuilds on changes with --watch, survives an invalid file, and stops on abort', async () => {
  const stop = new AbortController();
  const stdout = new Captured(false);
  const running = livery(['build', 'india', '--watch'], { cwd, signal: stop.signal, stdout });
  await vi.waitFor(() => expect(stdout.text).toContain('Watching'), { timeout: 10_000 });
  await repaint('teal');
  await vi.waitFor(() => expect(stdout.text).toContain('0 built, 1 failed'), { timeout: 10_000 });
  await repaint('#5a2d91');
  await vi.waitFor(async () => expect(await page()).toContain('#5a2d91'), { timeout: 10_000 });
  stop.abort();
  expect((await running).code).toBe(0);
});

test.each([
  [['--platform', 'platform'], 'usage/platform'],
  [['atlantis'], 'usage/unknown-merchant'],
])('%j has the code %s', async (words, code) => {
  const { diagnostics } = jsonOf(await livery(['build', ...words, '--json'], { cwd }));
  expect(diagnostics).toMatchObject([{ code, file: '' }]);
});
