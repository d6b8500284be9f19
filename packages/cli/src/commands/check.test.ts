import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonOf, livery, removeFolder, temporaryFolder } from '../../test/livery.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
/** A tokens.json that sets the muted text, in a group of this name. */
const tokens = (group: string) =>
  `{\n  "${group}": { "muted": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } }\n}`;
let cwd = '';
beforeEach(async () => {
  cwd = await temporaryFolder();
});
afterEach(() => removeFolder(cwd));

async function brand(name: string, seeds: object, more: Readonly<Record<string, string>> = {}) {
  await mkdir(join(cwd, name));
  const files = {
    'brand.json': JSON.stringify({ schema: 1, name, seeds }, null, 2),
    'logo.svg': logo,
    ...more,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(cwd, name, file), text);
}

test('passes a valid brand and lists its contrast adjustments', async () => {
  await brand('sun', { brand: '#ffd400' });
  const { code, out, err } = await livery(['check', 'sun'], { cwd });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/light: link text darkened \d+ %, .*now 4\.5:1 \(#ffd400 → #[0-9a-f]{6}\)/);
  expect(out).toContain('sun passed');
});

test('--quiet leaves the result alone', async () => {
  await brand('sun', { brand: '#ffd400' });
  const { out } = await livery(['check', 'sun', '--quiet'], { cwd });
  expect(out).toBe('livery check: sun passed.\n');
});

test('several folders are checked together, and one that is wrong fails all', async () => {
  await brand('sun', { brand: '#ffd400' });
  await brand('moon', { brand: 'silver' });
  const { code, out, err } = await livery(['check', 'sun', './moon/'], { cwd });
  expect(code).toBe(1);
  expect(out).not.toContain('passed');
  expect(err).toMatch(/\.\/moon\/brand\.json:5:14 {2}error/);
  expect(err).toContain('> 5 |     "brand": "silver"');
  expect(err).toContain('1 error, 0 warnings');
});

test('rejects an unreadable seed with its line and the nearest one that passes', async () => {
  await brand('glare', { brand: '#0a6a72', stage: '#ffee00' });
  const { code, err } = await livery(['check', 'glare'], { cwd });
  expect(code).toBe(1);
  expect(err).toContain('glare/brand.json:6:');
  expect(err).toMatch(/The nearest seed that passes is "#[0-9a-f]{6}"/);
});

test('reports a logo that is not there, and a folder where a file belongs', async () => {
  await brand('sun', { brand: '#ffd400' });
  await rm(join(cwd, 'sun/logo.svg'));
  const missing = jsonOf(await livery(['check', 'sun', '--json'], { cwd }));
  expect(missing.diagnostics).toMatchObject([
    { code: 'brand/no-logo', file: 'sun/logo.svg', message: expect.stringContaining('no logo') },
  ]);
  await mkdir(join(cwd, 'sun/logo.svg'));
  const folder = jsonOf(await livery(['check', 'sun', '--json'], { cwd }));
  expect(folder.diagnostics).toMatchObject([
    { code: 'brand/no-logo', file: 'sun/logo.svg', message: expect.stringContaining('a folder') },
  ]);
});

test('reports a file that is written in UTF-16', async () => {
  await brand('sun', { brand: '#ffd400' });
  const text = '\uFEFF{ "schema": 1, "name": "Sun", "seeds": { "brand": "#ffd400" } }';
  await writeFile(join(cwd, 'sun/brand.json'), Buffer.from(text, 'utf16le'));
  const { diagnostics } = jsonOf(await livery(['check', 'sun', '--json'], { cwd }));
  expect(diagnostics).toMatchObject([{ code: 'json/encoding', file: 'sun/brand.json' }]);
});

test('reports errors in tokens.json with their line', async () => {
  await brand('sun', { brand: '#ffd400' }, { 'tokens.json': tokens('txet') });
  const { code, err } = await livery(['check', 'sun'], { cwd });
  expect(code).toBe(1);
  expect(err).toContain('sun/tokens.json:2:');
});

/** White text on a light fill, with what else the file says. */
const faint = (extensions: object) =>
  JSON.stringify(
    {
      $extensions: { livery: extensions },
      light: {
        action: {
          $type: 'color',
          primaryFill: { $value: { colorSpace: 'srgb', components: [0.8, 0.8, 0.8] } },
          primaryFillHover: { $value: { colorSpace: 'srgb', components: [0.1, 0.1, 0.1] } },
          primaryText: { $value: { colorSpace: 'srgb', components: [1, 1, 1] } },
        },
      },
    },
    null,
    2,
  );
const pair = { token: 'action.primaryText', on: 'action.primaryFill' };
const accept = [{ ...pair, reason: 'Agreed with the brand owner for the launch.' }];

test('rejects a pair that a brand sets unreadable, with both lines, also with --quiet', async () => {
  await brand('sun', { brand: '#ffd400' }, { 'tokens.json': faint({}) });
  const { code, out, err } = await livery(['check', 'sun', '--quiet'], { cwd });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('sun/tokens.json:');
  expect(err).toMatch(
    /action\.primaryText #ffffff on action\.primaryFill #cccccc is 1\.\d\d:1, 4\.5:1 is required/,
  );
  expect(err).toMatch(/Both are set: action\.primaryText \(line \d+\)/);
  expect(err).toContain('1 error, 0 warnings\n');
});

test('counts an accepted pair in the last line, also with --quiet', async () => {
  await brand('sun', { brand: '#ffd400' }, { 'tokens.json': faint({ accept }) });
  const { code, out, err } = await livery(['check', 'sun'], { cwd });
  expect(code).toBe(0);
  expect(out).toContain('sun passed');
  expect(err).toContain('Reason: Agreed with the brand owner for the launch.');
  const footer = '0 errors, 1 warning, 1 accepted pair\n';
  expect(err.endsWith(footer)).toBe(true);
  expect((await livery(['check', 'sun', '--quiet'], { cwd })).err).toBe(footer);
});

test('--max-warnings fails above its number', async () => {
  await brand('sun', { brand: '#ffd400' }, { 'tokens.json': faint({ accept }) });
  const none = await livery(['check', 'sun', '--max-warnings', '0'], { cwd });
  expect([none.code, none.out]).toEqual([1, '']);
  expect(none.err).toContain('livery check: 1 warning, --max-warnings allows 0.');
  expect((await livery(['check', 'sun', '--max-warnings', '1'], { cwd })).code).toBe(0);
  expect((await livery(['check', 'sun', '--max-warnings', 'few'], { cwd })).code).toBe(2);
});

test('--json has each brand with its repairs, and every finding', async () => {
  await brand('sun', { brand: '#ffd400' });
  const ran = await livery(['check', 'sun', '--json'], { cwd });
  const { result, ...document } = jsonOf(ran);
  expect(document).toEqual({ schema: 1, command: 'check', ok: true, exitCode: 0, diagnostics: [] });
  expect(result.brands[0]).toMatchObject({ name: 'sun', folder: 'sun' });
  expect(result.brands[0].repairs[0]).toMatchObject({ mode: 'light', from: '#ffd400' });
  await brand('moon', { brand: 'silver' });
  const failed = jsonOf(await livery(['check', 'moon', '--json'], { cwd }));
  expect(failed).toMatchObject({ ok: false, exitCode: 1 });
  expect(failed.diagnostics).toMatchObject([{ file: 'moon/brand.json', line: 5 }]);
});

test('reports a folder without a brand and suggests the nearest name', async () => {
  const { code, err } = await livery(['check', 'mayrua']);
  expect(code).toBe(1);
  expect(err).toContain('Did you mean "mayura"?');
});
