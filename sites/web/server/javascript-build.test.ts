import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './javascript-build.ts';

let root = '';

async function put(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-sources-'));
  await put('packages/ui/src/button/button.tsx', 'a');
  await put('sites/web/src/main.tsx', 'b');
  await put('sites/web/vite.config.ts', 'c');
  await put('package-lock.json', '{}');
  await put('themes/mayura/brand.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  'packages/ui/src/button/button.tsx',
  'packages/i18n/src/catalogues/en/home.json',
  'sites/web/src/main.tsx',
  'sites/web/play/play.css',
  'sites/web/play/page.html',
  'sites/web/vite.config.ts',
  'sites/web/chunks.ts',
  'package-lock.json',
])('a change of %s makes the JavaScript stale', async (path) => {
  const before = await sourceHash(root);
  await put(path, 'changed');
  expect(await sourceHash(root)).not.toBe(before);
});

test.each([
  'themes/mayura/brand.json',
  'merchants/india/merchant.json',
  'packages/ui/src/button/button.test.tsx',
  'packages/ui/src/button/button.stories.tsx',
  'packages/emit/src/page.ts',
  'packages/ui/node_modules/x/index.ts',
  'sites/web/server/server.ts',
])('a change of %s does not', async (path) => {
  const before = await sourceHash(root);
  await put(path, 'changed');
  expect(await sourceHash(root)).toBe(before);
});
