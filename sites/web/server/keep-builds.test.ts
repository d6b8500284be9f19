import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuilds } from './keep-builds.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'livery-builds-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function put(path: string, text: string) {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await writeFile(join(dist, path), text);
}

/** A JavaScript build as Vite writes it: an entry and a chunk that no page names. */
async function build(name: string) {
  const manifest = { 'src/main.tsx': { file: `assets/main-${name}.js`, isEntry: true } };
  await put('app.next/.vite/manifest.json', JSON.stringify(manifest));
  await put(`app.next/assets/main-${name}.js`, name);
  await put(`app.next/assets/chunk-${name}.js`, name);
  await keepBuilds(join(dist, 'app'), join(dist, 'app.next'), join(dist, 'site'));
}

const page = (merchant: string, name: string, html = '') =>
  put(
    `site/merchants/${merchant}/index.html`,
    html || `<div id="root" data-page="/" data-scripts="react main-${name}">`,
  );

const has = (name: string) =>
  ['main', 'chunk'].every((file) => existsSync(join(dist, 'app/assets', `${file}-${name}.js`)));

test('the build that a last good page names stays, however many follow; others go', async () => {
  await build('one');
  await page('BROKEN', 'one');
  await page('SOUND', 'one', '<script type="module" src="/assets/main-one.js"></script>');
  await build('two');
  await page('SOUND', 'two');
  expect([has('one'), has('two')]).toEqual([true, true]);
  await build('three');
  await page('SOUND', 'three');
  await build('four');
  await page('SOUND', 'four');
  expect([has('one'), has('two'), has('three'), has('four')]).toEqual([true, false, true, true]);
  await page('BROKEN', 'four');
  await build('five');
  expect([has('one'), has('three'), has('four'), has('five')]).toEqual([false, false, true, true]);
});

test('a build that makes the same files again keeps them', async () => {
  await build('one');
  await build('one');
  expect(has('one')).toBe(true);
});

test('the build of a folder without a list counts as the one before', async () => {
  await build('one');
  await rm(join(dist, 'app/.builds.json'));
  await build('two');
  expect([has('one'), has('two')]).toEqual([true, true]);
});
