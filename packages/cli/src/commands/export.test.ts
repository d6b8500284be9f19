import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
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

const root = join(import.meta.dirname, '../../../..');
const exported = (...words: string[]) => livery(['export', ...words, '--root', root], { cwd });

test('DTCG on standard output is one document that holds the brand’s exact colour', async () => {
  const { code, out } = await exported('mayura', '--format', 'dtcg');
  expect(code).toBe(0);
  const { light } = JSON.parse(out);
  expect(light.action.primaryFill).toMatchObject({ $type: 'color', $value: { hex: '#0a6a72' } });
});

test('writes CSS to a file and reports it', async () => {
  const { code, out } = await exported('mayura', '--format', 'css', '--out', 'css/mayura.css');
  expect(code).toBe(0);
  expect(out).toBe('livery export: Mayura is in css/mayura.css (css).\n');
  const css = await readFile(join(cwd, 'css/mayura.css'), 'utf8');
  expect(css).toContain('--action-primary-fill:#0a6a72');
});

test('TypeScript is a module that Node can import', async () => {
  await exported('mayura', '--format', 'ts', '--out', 'tokens.ts');
  const script = `import { tokens } from '${join(cwd, 'tokens.ts')}'; console.log(Object.keys(tokens).join())`;
  const printed = await new Promise((done) =>
    execFile(process.execPath, ['--input-type=module', '-e', script], (_, out) => done(out)),
  );
  expect(printed).toBe('light,dark,lightContrast,darkContrast\n');
});

test('--json carries the text', async () => {
  const { result } = jsonOf(await exported('mayura', '--format', 'css', '--json'));
  expect(result).toMatchObject({ brand: 'Mayura', format: 'css' });
  expect(result.text).toContain('--action-primary-fill');
});

test('where there are several brands one must be named', async () => {
  const { code, err } = await exported('--format', 'css');
  expect(code).toBe(2);
  expect(err).toContain('livery-play, mayura, sen-vang, shapla');
});
