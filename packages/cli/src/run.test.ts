import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { Captured, jsonOf, livery, type Ran } from '../test/livery.ts';
import { run } from './run.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

const commands = ['check', 'generate', 'import', 'export', 'diff', 'build', 'preview'];
/** Whether a text has colours; the progress line clears itself with a sequence that is none. */
function coloured({ out, err }: Ran): boolean {
  const text = (out + err).replaceAll('\r\u001B[2K', '');
  return text !== stripVTControlCharacters(text);
}

afterEach(() => vi.unstubAllEnvs());

test('shows help without arguments and exits with 0', async () => {
  const { code, out, err } = await livery([]);
  expect([code, err]).toEqual([0, '']);
  for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  expect(out).toContain('Exit codes:');
});

test.each(commands)('%s explains itself with examples', async (command) => {
  const { code, out, err } = await livery([command, '--help']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Usage: livery ${command}`);
  expect(out).toMatch(new RegExp(`Examples:\\n  livery ${command} `));
  expect(out).toContain('--json');
  expect((await livery(['help', command])).out).toBe(out);
});

test.each([
  [['chek'], 'check'],
  [['biuld'], 'build'],
  [['check', '--qiet'], '--quiet'],
  [['generate', '--sead', '#7a1fa2', '--out', 'x'], '--seed'],
])('%j ends with 2 and suggests %s', async (words, near) => {
  const { code, out, err } = await livery(words);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`Did you mean ${near}?`);
  expect(err).toContain('--help');
});

test.each([
  ['a word too many', ['diff', 'a', 'b', 'c'], 'too many arguments'],
  ['a folder too few', ['diff', 'a'], "missing required argument 'after'"],
  ['no --out', ['generate', '--seed', '#7a1fa2'], '--out'],
  ['a format that is not there', ['export', 'mayura', '--format', 'scss'], 'dtcg, css, ts'],
  ['a port that is none', ['preview', '--port', 'eighty'], 'from 0 to 65535'],
  ['a root that is not there', ['check', '--root', '/nowhere/at/all'], '/nowhere/at/all'],
  ['watching into one document', ['build', '--watch', '--json'], '--watch'],
  ['no command', ['--quiet'], 'Missing command'],
])('reports %s and exits with 2', async (_, words, message) => {
  const { code, err, out } = await livery(words);
  expect(code).toBe(2);
  expect(`${err}${out}`.toLowerCase()).toContain(message.toLowerCase());
});

test.each([[['chek']], [['check', '--nope']], [['generate']], [['diff', 'nowhere', 'mayura']]])(
  '%j with --json is one document on standard output and nothing else',
  async (words) => {
    const ran = await livery([...words, '--json']);
    expect(ran.err).toBe('');
    const document = jsonOf(ran);
    expect(document).toMatchObject({ schema: 1, ok: false, exitCode: ran.code });
    expect(document.diagnostics[0]?.message).toBeTruthy();
    expect(document.diagnostics[0]?.remedy).toBeTruthy();
  },
);

test.each([
  [['chek'], 'usage/unknown-command'],
  [['check', '--nope'], 'usage/unknown-option'],
  [['generate'], 'usage/missing-mandatory-option-value'],
  [['export', 'mayura', '--format'], 'usage/option-missing-argument'],
  [['diff', 'a'], 'usage/missing-argument'],
  [['diff', 'a', 'b', 'c'], 'usage/excess-arguments'],
  [['preview', '--port', 'eighty'], 'usage/invalid-argument'],
  [[], 'usage/no-command'],
  [['check', '--root', '/nowhere/at/all'], 'usage/root'],
  [['generate', '--seed', '#7a1fa2', '--out', 'package.json'], 'usage/out'],
  [['build', '--watch'], 'usage/conflict'],
  [['export', '--format', 'css'], 'usage/no-brand'],
  [['new', 'merchant', 'HARBOUR', '--market', 'atlantis'], 'usage/market'],
  [['generate', '--out', 'made'], 'usage/no-source'],
  [['generate', '--seed', '#7a1fa2', '--name', '<b>', '--out', 'made'], 'usage/name'],
  [['generate', '--seed', 'teal', '--out', 'made'], 'usage/seed-name'],
  [['generate', '--seed', 'sea', '--out', 'made'], 'usage/seed'],
  [['generate', '--logo', 'gone.svg', '--out', 'made'], 'logo/missing'],
  [['generate', '--seed', '#7a1fa2', '--out', 'themes'], 'out/not-empty'],
  [['import', 'gone.json', '--out', 'made'], 'import/missing'],
  [['import', 'themes', '--out', 'made'], 'import/not-a-file'],
  [['new', 'merchant', 'INDIA', '--market', 'in', '--brand', 'mayura'], 'new/exists'],
  [['new', 'merchant', 'HARBOUR', '--market', 'in'], 'new/no-brand'],
  [['preview', '--out', 'docs'], 'preview/not-built'],
  [['build', '--app', 'docs', '--out', '.cache/made'], 'build/no-javascript'],
  [['check', 'nowhere'], 'brand/not-found'],
])('%j has the code %s', async (words, code) => {
  const { diagnostics } = jsonOf(await livery(['--json', ...words]));
  expect(diagnostics).toMatchObject([{ code, file: '' }]);
});

test('colours come on a terminal only, and never with NO_COLOR', async () => {
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('NODE_DISABLE_COLORS', undefined);
  vi.stubEnv('CI', undefined);
  vi.stubEnv('TERM', 'xterm-256color');
  const lines = [['check', 'mayura'], ['--help'], ['chek']];
  for (const words of lines) {
    expect(coloured(await livery(words, { terminal: true }))).toBe(true);
    expect(coloured(await livery(words))).toBe(false);
  }
  vi.stubEnv('NO_COLOR', '1');
  for (const words of lines) {
    expect(coloured(await livery(words, { terminal: true }))).toBe(false);
  }
});

test('it finds the project from a folder inside of it, and by --root from anywhere', async () => {
  const inside = await livery(['check', '--quiet'], { cwd: import.meta.dirname });
  expect(inside.out).toContain('4 merchants passed');
  const root = join(import.meta.dirname, '../../..');
  const outside = await livery(['check', '--quiet', '--root', root], { cwd: '/' });
  expect(outside.out).toBe(inside.out);
});

test('the process ends with the exit code', async () => {
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, [
      '--conditions=livery-source',
      join(import.meta.dirname, 'main.ts'),
      ...words,
    ]);
  expect((await command('--help')).stdout).toContain('Usage: livery');
  await expect(command('paint')).rejects.toMatchObject({ code: 2, stdout: '' });
  await expect(command('check', '/nowhere')).rejects.toMatchObject({ code: 1, stdout: '' });
});

test('a command that neither watches nor serves leaves the signal alone', async () => {
  const [stdout, stderr] = [new Captured(false), new Captured(false)];
  const code = await run(['check', 'mayura'], {
    stdout,
    stderr,
    cwd: import.meta.dirname,
    get signal(): AbortSignal {
      throw new TypeError('asked for the signal');
    },
  });
  expect([code, stderr.text]).toEqual([0, expect.not.stringContaining('signal')]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the process in the midst of its work',
  async (signal) => {
    const main = JSON.stringify(join(import.meta.dirname, 'main.ts'));
    // The process signals itself when the command has begun to write.
    const script = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (...words) => (process.kill(process.pid, '${signal}'), write(...words));
    process.argv.splice(1, process.argv.length, 'livery', 'check', 'mayura');
    await import(${main});
    setTimeout(() => {}, 20_000);
  `;
    const words = ['--conditions=livery-source', '--input-type=module', '--eval', script];
    const child = spawn(process.execPath, words, { cwd: import.meta.dirname, stdio: 'ignore' });
    // A shell and `npm run livery` show it as 130 and 143.
    expect(await once(child, 'exit')).toEqual([null, signal]);
  },
);
