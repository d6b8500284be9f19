import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonOf, livery, removeFolder, temporaryFolder } from '../../test/livery.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

const project = join(import.meta.dirname, '../../../..');
let cwd = '';
beforeEach(async () => {
  cwd = await temporaryFolder();
  for (const name of ['a', 'b']) {
    await cp(join(project, 'themes/mayura'), join(cwd, name), { recursive: true });
  }
});
afterEach(() => removeFolder(cwd));

async function change(edit: (brand: Record<string, unknown>) => void) {
  const file = join(cwd, 'b/brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  edit(brand);
  await writeFile(file, JSON.stringify(brand));
}

/** Makes the folder a project of its own, with the typefaces that are installed here. */
async function asProject() {
  await mkdir(join(cwd, 'themes'));
  await symlink(join(project, 'node_modules'), join(cwd, 'node_modules'));
}

const diff = (...words: string[]) =>
  livery(['diff', 'a', 'b', ...words, '--root', project], { cwd });

test('two copies of a brand do not differ', async () => {
  expect(await diff('--quiet')).toMatchObject({ code: 0, out: 'livery diff: no token differs.\n' });
});

test('a rounder corner is the radius tokens and the components that read them, in every mode', async () => {
  await change((brand) => Object.assign(brand, { radius: 2 }));
  const { result } = jsonOf(await diff('--json'));
  const tokens = new Set(result.tokens.map(({ token }: { token: string }) => token));
  expect([...tokens].sort()).toEqual(['radius.card', 'radius.control', 'radius.cover']);
  const modes = new Set(result.tokens.map(({ mode }: { mode: string }) => mode));
  expect([...modes]).toEqual(['light', 'dark', 'lightContrast', 'darkContrast']);
  expect(result.contrast).toEqual([]);
  const button = result.components.find(
    ({ component }: { component: string }) => component === 'button',
  );
  expect(button.tokens).toContain('radius.control');
  expect(result.components.map(({ component }: { component: string }) => component)).not.toContain(
    'clock',
  );
});

test('lists a changed colour with its distance and its contrast pairs', async () => {
  await change((brand) => Object.assign(brand, { seeds: { brand: '#7a1fa2' } }));
  const { code, out } = await diff();
  expect(code).toBe(0);
  expect(out).toMatch(/action\.primaryFill +#0a6a72 → #7a1fa2 +ΔE 0\.237/);
  expect(out).toMatch(/contrast: \d+ pairs worse, \d+ better/);
  expect(out).toMatch(/button +\d+ stories +action\.accentEdge, .* and \d+ more/);
  const { result } = jsonOf(await diff('--json'));
  const fill = result.contrast.find(
    (pair: { mode: string; foreground: string; background: string }) =>
      pair.mode === 'light' &&
      pair.foreground === 'action.primaryText' &&
      pair.background === 'action.primaryFill',
  );
  // White on #0a6a72 and on #7a1fa2 by culori's wcagContrast, rounded down.
  expect(fill).toMatchObject({ needed: 4.5, before: 6.33, after: 8.25 });
});

test('lists the all-states parts that paint a changed colour, and none for a changed corner', async () => {
  const tokens = {
    light: {
      text: {
        muted: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.2, 0.2, 0.2] } },
      },
    },
  };
  await writeFile(join(cwd, 'b/tokens.json'), JSON.stringify(tokens));
  const { result } = jsonOf(await diff('--json'));
  const tabBar = { sheet: 'All states, small phone', part: 'Tab bar', tokens: ['text.muted'] };
  expect(result.sheets).toContainEqual(tabBar);
  expect(result.sheets.map(({ part }: { part: string }) => part)).not.toContain('App download');
  expect((await diff()).out).toMatch(/\n {2}Tab bar +text\.muted\n/);
  await rm(join(cwd, 'b/tokens.json'));
  await change((brand) => Object.assign(brand, { radius: 2 }));
  expect(jsonOf(await diff('--json')).result.sheets).toEqual([]);
});

test('lists a changed component token with its previous value, its pairs and the components that contain it', async () => {
  const colour = { colorSpace: 'srgb', components: [0.2, 0.1, 0.3] };
  const tokens = {
    button: {
      radius: { $type: 'dimension', $value: { value: 0, unit: 'px' } },
      primaryFill: { $type: 'color', $value: colour },
    },
    tabBar: { fill: { $type: 'color', $value: '{surface.sunken}' } },
  };
  await writeFile(join(cwd, 'b/tokens.json'), JSON.stringify(tokens));
  const { result } = jsonOf(await diff('--json'));
  const inLight = result.tokens.filter(({ mode }: { mode: string }) => mode === 'light');
  const lines = inLight.map(
    ({ token, before, after }: Record<string, string>) => `${token} ${before} → ${after}`,
  );
  expect(lines).toContain('button.radius 10px → 0px');
  expect(lines).toContain('button.primaryFill #0a6a72 → #331a4d');
  expect(lines.filter((line: string) => !/^(button|tabBar)\./.test(line))).toEqual([]);
  // White on #331a4d by culori's wcagContrast, rounded down.
  expect(result.contrast).toContainEqual({
    mode: 'light',
    foreground: 'button.primaryText',
    background: 'button.primaryFill',
    needed: 4.5,
    before: 6.33,
    after: 15.04,
  });
  const touched = new Map<string, { stories: number; tokens: string[] }>(
    result.components.map((one: { component: string }) => [one.component, one]),
  );
  expect(touched.get('button')).toMatchObject({ stories: expect.any(Number) });
  expect(touched.get('button')?.tokens).not.toContain('tabBar.fill');
  expect(touched.get('tab-bar')?.tokens).toEqual(['tabBar.fill']);
  // It is built of buttons.
  expect(touched.get('error-state')?.tokens).toContain('button.radius');
  expect(touched.has('badge')).toBe(false);
});

test.each([
  ['painted-pairs.json', 'diff/painted-pairs', 'Replace its content with {}'],
  ['components.json', 'diff/components', 'Run "npm run components"'],
])('reports an invalid %s of Storybook with its fix', async (file, rule, fix) => {
  await asProject();
  await mkdir(join(cwd, '.storybook'));
  await writeFile(join(cwd, '.storybook', file), '{');
  await change((brand) => Object.assign(brand, { radius: 2 }));
  const { exitCode, diagnostics } = jsonOf(await livery(['diff', 'a', 'b', '--json'], { cwd }));
  expect(exitCode).toBe(1);
  expect(diagnostics).toMatchObject([{ code: rule, remedy: expect.stringContaining(fix) }]);
});

test('omits components and all-states stories if the project has none', async () => {
  await asProject();
  await change((brand) => Object.assign(brand, { radius: 2 }));
  const { ok, result } = jsonOf(await livery(['diff', 'a', 'b', '--json', '--quiet'], { cwd }));
  expect(ok).toBe(true);
  expect(result.components).toBeUndefined();
  expect(result.sheets).toBeUndefined();
});

test('reports an invalid brand with its location and exits with 1', async () => {
  await writeFile(join(cwd, 'b/brand.json'), '{ "schema": 1, }');
  const { code, err, out } = await diff();
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('b/brand.json:1:');
});
