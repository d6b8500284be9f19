import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonOf, livery, removeFolder, temporaryFolder } from '../../test/livery.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

let cwd = '';
beforeEach(async () => {
  cwd = await temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const colour = (components: readonly number[]) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components },
});
const company = {
  color: {
    brand: { primary: colour([0.4784, 0.1216, 0.6353]) },
    accent: colour([0.949, 0.6549, 0.1059]),
  },
  asset: { hash: { $type: 'number', $value: 7 } },
};
const put = (file: string, value: unknown) =>
  writeFile(join(cwd, file), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
const imported = (...words: string[]) => livery(['import', ...words, '--out', 'made'], { cwd });

test('somebody else’s tokens become a brand that passes the check, with a report', async () => {
  await put('company.tokens.json', company);
  const { code, out } = await imported('company.tokens.json');
  expect(code).toBe(0);
  expect(out).toContain('color.brand.primary → ');
  expect(out).toMatch(/\d left/);
  const { name, seeds } = JSON.parse(await readFile(join(cwd, 'made/brand.json'), 'utf8'));
  expect(name).toBe('company');
  expect(seeds.brand).toBe('#7a1fa2');
  expect((await livery(['check', 'made'], { cwd })).code).toBe(0);
});

test('--json has a row for every token', async () => {
  await put('company.tokens.json', company);
  const { result } = jsonOf(await imported('company.tokens.json', '--name', 'Co', '--json'));
  expect(result).toMatchObject({ folder: 'made', name: 'Co' });
  expect(result.report).toHaveLength(3);
  for (const row of result.report) expect(['taken', 'guessed', 'left']).toContain(row.outcome);
});

test.each([
  ['no JSON', '{ "color": ', 1],
  ['no colour', { size: { $type: 'number', $value: 1 } }, 1],
  ['an alias to itself', { a: { $type: 'color', $value: '{a}' } }, 1],
])('reports %s and writes nothing', async (_, content, code) => {
  await put('x.json', content);
  const ran = await imported('x.json');
  expect([ran.code, ran.out]).toEqual([code, '']);
  expect(ran.err).toContain('x.json:');
  expect(await readdir(cwd)).toEqual(['x.json']);
});

test('a file that is gone, one that is too big, and a folder that is taken', async () => {
  expect((await imported('gone.json')).err).toContain('File gone.json does not exist');
  expect((await imported('.')).err).toContain('. is a folder, not a file');
  await put('big.json', `"${'x'.repeat(11 * 1024 * 1024)}"`);
  const [big] = jsonOf(await imported('big.json', '--json')).diagnostics;
  expect(big).toMatchObject({ code: 'import/too-big', message: expect.stringContaining('10 MB') });
  await put('company.tokens.json', company);
  expect((await imported('company.tokens.json')).code).toBe(0);
  expect((await imported('company.tokens.json')).err).toContain('--force');
  expect((await imported('company.tokens.json', '--force')).code).toBe(0);
});
