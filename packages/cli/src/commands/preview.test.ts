import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
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

/** Asks as a browser would that has the host's name: `fetch` may not set it. */
function ask(port: number, host: string, path: string) {
  return new Promise<{ status: number; text: string; policy: string; opener: string }>(
    (done, fail) => {
      get({ host: 'localhost', port, path, headers: { host } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            text,
            policy: String(response.headers['content-security-policy'] ?? ''),
            opener: String(response.headers['cross-origin-opener-policy'] ?? ''),
          }),
        );
      }).on('error', fail);
    },
  );
}

async function whilePreviewing(look: (port: number) => Promise<void>): Promise<string> {
  const stop = new AbortController();
  const stdout = new Captured(false);
  const running = livery(['preview', '--port', '0'], { cwd, signal: stop.signal, stdout });
  await vi.waitFor(() => expect(stdout.text).toContain('Ctrl-C'), { timeout: 10_000 });
  try {
    await look(Number(/localhost:(\d+)/.exec(stdout.text)?.[1]));
  } finally {
    stop.abort();
  }
  expect((await running).code).toBe(0);
  return stdout.text;
}

test('each host shows its merchant, each language its page, any other host the default', async () => {
  await livery(['build'], { cwd });
  const printed = await whilePreviewing(async (port) => {
    const india = await ask(port, `india.localhost:${port}`, '/');
    expect(india.text).toContain('lang="en"');
    expect(india.policy).toContain("default-src 'none'");
    expect((await ask(port, 'india.localhost', '/hi/promotions')).text).toContain('lang="hi');
    expect((await ask(port, 'nobody.example', '/')).text).toContain('Livery Play');
    expect((await ask(port, 'x', '/assets/main-abc.js')).text).toBe('// the site');
    const [, logo = ''] = /"(\/brand\/[^"]+\.svg)"/.exec(india.text) ?? [];
    expect(await ask(port, 'india.localhost', logo)).toMatchObject({
      status: 200,
      policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect((await ask(port, 'india.localhost', '/missing.png')).status).toBe(404);
    expect((await ask(port, 'india.localhost', '/brand/../../package.json')).status).toBe(404);
  });
  expect(printed).toMatch(/Mayura +http:\/\/india\.localhost:\d+\//);
});

test('an address that no route has is 404, with the page; a login window keeps its opener', async () => {
  await mkdir(join(cwd, 'dist/app/.vite'), { recursive: true });
  await writeFile(join(cwd, 'dist/app/.vite/paths.json'), JSON.stringify(['/', '/login']));
  await livery(['build'], { cwd });
  await whilePreviewing(async (port) => {
    const known = await ask(port, 'india.localhost', '/hi/login');
    expect([known.status, known.opener]).toEqual([200, 'unsafe-none']);
    const unknown = await ask(port, 'india.localhost', '/hi/promotions');
    expect([unknown.status, unknown.opener]).toEqual([404, 'same-origin-allow-popups']);
    expect(unknown.text).toContain('lang="hi');
  });
});

test('a path of two slashes is answered like any other', async () => {
  await livery(['build'], { cwd });
  await whilePreviewing(async (port) => {
    expect((await ask(port, 'india.localhost', '//')).text).toContain('<!doctype html>');
  });
});

test('explains the next step if nothing is built', async () => {
  const { code, err } = await livery(['preview'], { cwd });
  expect(code).toBe(1);
  expect(err).toContain('livery build');
});

test('reports a port in use with the fix', async () => {
  await livery(['build'], { cwd });
  await whilePreviewing(async (port) => {
    const second = await livery(['preview', '--port', String(port), '--json'], { cwd });
    expect(second.code).toBe(1);
    expect(jsonOf(second).diagnostics[0]?.remedy).toContain('--port');
  });
});
