import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './server.ts';

const script = `export const words = ${JSON.stringify('peacock '.repeat(200))};`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
let dist = '';
let server: ReturnType<typeof createServer>;

async function put(path: string, text: string) {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await writeFile(join(dist, path), text);
}

const paths = ['/', '/index.html', '/register.html', '/login', '/rng', '/history', '/member/$page'];

const page = (words: string) => `<!doctype html><title>${words}</title>${' '.repeat(600)}`;
const merchant = (code: string, host: string, isDefault: boolean) => ({
  merchant: { code, name: code, hosts: [host], default: isDefault },
  prefixes: ['hi'],
});

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'livery-server-'));
  const sites = [
    merchant('LIVERY', 'localhost', true),
    merchant('MAYURA', 'india.localhost', false),
  ];
  await put('site/sites.json', JSON.stringify({ sites, paths }));
  for (const code of ['LIVERY', 'MAYURA']) {
    await put(`site/merchants/${code}/app.html`, page(`${code} home`));
    await put(`site/merchants/${code}/hi/app.html`, page(`${code} hindi`));
  }
  await put('site/merchants/MAYURA/robots.txt', 'Sitemap: https://india.localhost/sitemap.xml');
  await put('app/assets/main-abc.js', script);
  await put('app/.vite/manifest.json', '{}');
  await put('site/brand/mayura/logo.svg', picture);
  await put('app/play/reels.html', page('demonstration game'));
  await put('app/play/reels.js', script);
  await put('secret.txt', 'secret');
  server = createServer({
    dist,
    sandbox: { fetch: (request) => Response.json({ platform: new URL(request.url).pathname }) },
  });
});
afterAll(() => rm(dist, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request(`http://localhost:4173${path}`, {
    headers: { host: 'localhost:4173', ...headers },
  });

/** The title of the page that an address gives on a host. */
async function titleAt(path: string, host: string) {
  const response = await get(path, { host });
  expect(response.status).toBe(200);
  return /<title>(.*)<\/title>/.exec(await response.text())?.[1];
}

describe('pages', () => {
  test('belong to the merchant that claims the host, whatever its port and case', async () => {
    expect(await titleAt('/', 'india.localhost:4173')).toBe('MAYURA home');
    expect(await titleAt('/', 'INDIA.LOCALHOST')).toBe('MAYURA home');
    expect(await titleAt('/', 'localhost:4173')).toBe('LIVERY home');
  });

  test('of an unknown host are the default brand’s', async () => {
    expect(await titleAt('/', 'who.example')).toBe('LIVERY home');
    expect(await titleAt('/', '[::1]:4173')).toBe('LIVERY home');
  });

  test('follow a language prefix that this merchant has', async () => {
    expect(await titleAt('/hi/rng', 'india.localhost')).toBe('MAYURA hindi');
    expect(await titleAt('/hi', 'india.localhost')).toBe('MAYURA hindi');
    expect(await titleAt('/history', 'india.localhost')).toBe('MAYURA home');
  });

  test('answer deep links and the two routes that end in .html', async () => {
    for (const path of [
      '/rng?vassalage=LUMA',
      '/member/profile',
      '/register.html',
      '/index.html',
    ]) {
      expect(await titleAt(path, 'localhost')).toBe('LIVERY home');
    }
  });

  test('are asked for again each time, and cost nothing when unchanged', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('change as soon as they are emitted again', async () => {
    await put('site/merchants/LIVERY/app.html', page('LIVERY rebranded'));
    await utimes(
      join(dist, 'site/merchants/LIVERY/app.html'),
      new Date(),
      new Date(Date.now() + 5000),
    );
    expect(await titleAt('/', 'localhost')).toBe('LIVERY rebranded');
    await put('site/merchants/LIVERY/app.html', page('LIVERY home'));
  });
});

describe('an address that no route has', () => {
  test.each([
    '/no-such-page',
    '/rng/more',
    '/hi/no-such-page',
    '/vi/rng',
    '/member/',
    '/no-such-page.html',
  ])('answers 404 with the page that explains it: %s', async (path) => {
    const response = await get(path, { host: 'india.localhost' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(
      path.startsWith('/hi/') ? 'MAYURA hindi' : 'MAYURA home',
    );
  });

  test('is never answered as unchanged', async () => {
    const first = await get('/no-such-page');
    const again = await get('/no-such-page', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(404);
  });

  test('is not told apart where the build does not name its routes', async () => {
    const other = await mkdtemp(join(tmpdir(), 'livery-server-'));
    const site = join(other, 'site');
    await mkdir(join(site, 'merchants/LIVERY'), { recursive: true });
    await writeFile(
      join(site, 'sites.json'),
      JSON.stringify({ sites: [merchant('LIVERY', 'localhost', true)] }),
    );
    await writeFile(join(site, 'merchants/LIVERY/app.html'), page('old'));
    const old = createServer({ dist: other, sandbox: { fetch: () => new Response() } });
    expect((await old.request('http://localhost/any')).status).toBe(200);
    await rm(other, { recursive: true });
  });
});

describe('a page', () => {
  test('keeps other windows and permissions away, and shares its own window with the login alone', async () => {
    const openers = async (path: string) =>
      (await get(path, { host: 'india.localhost' })).headers.get('cross-origin-opener-policy');
    expect(await openers('/rng')).toBe('same-origin-allow-popups');
    expect(await openers('/hi/no-such-page')).toBe('same-origin-allow-popups');
    for (const path of ['/login', '/hi/login', '/login/', '/LOGIN?state=1']) {
      expect(await openers(path)).toBe('unsafe-none');
    }
    const permissions = (await get('/rng')).headers.get('permissions-policy');
    expect(permissions).toContain('camera=()');
    expect(permissions).not.toContain('fullscreen');
  });
});

describe('files', () => {
  test('of the build are cached indefinitely, and compressed as the browser accepts', async () => {
    const plain = await get('/assets/main-abc.js');
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('content-type')).toContain('text/javascript');
    expect(await plain.text()).toBe(script);
    const br = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
    const zipped = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(script);
    expect(new Set([plain, br, zipped].map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  test('of a brand may do nothing when opened by themselves', async () => {
    const { headers } = await get('/brand/mayura/logo.svg');
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  test.each([
    '/assets/gone.js',
    '/brand/mayura/gone.svg',
    '/favicon.ico',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/brand/../../secret.txt',
    '/assets/',
  ])('that are not there are 404, not a page: %s', async (path) => {
    const response = await get(path);
    const body = await response.text();
    expect(body).not.toContain('secret');
    expect(response.status).toBe(404);
    expect(body).not.toContain('<!doctype');
  });
});

test('the platform answers behind /wps, /lgw and /sandbox, by any method', async () => {
  for (const path of ['/wps/system/status', '/lgw/games/popular', '/sandbox/faults', '/sandbox']) {
    const response = await server.request(`http://localhost${path}`, { method: 'PUT' });
    expect(await response.json()).toEqual({ platform: path });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('search engines may read what the platform answers and list pictures alone', async () => {
  const robotsTag = async (answer: Response) => {
    const behind = createServer({ dist, sandbox: { fetch: () => answer } });
    return (await behind.request('http://localhost/lgw/x')).headers.get('x-robots-tag');
  };
  expect(await robotsTag(Response.json({}))).toBe('noindex');
  expect(await robotsTag(new Response('<h1>busy</h1>', { status: 502 }))).toBe('noindex');
  const picture = { headers: { 'content-type': 'image/svg+xml' } };
  expect(await robotsTag(new Response('<svg/>', picture))).toBeNull();
});

test('what search engines ask a host for is its merchant’s, and nothing else of the folder is', async () => {
  const at = (path: string) => get(path, { host: 'india.localhost' });
  expect(await (await at('/robots.txt')).text()).toContain('https://india.localhost/sitemap.xml');
  expect((await at('/robots.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  for (const path of ['/sitemap.xml', '/secret.txt', '/sites.json', '/_headers.txt'])
    expect((await at(path)).status, path).toBe(404);
  expect((await get('/robots.txt')).status).toBe(404);
});

test('HEAD gives the head of GET', async () => {
  const response = await server.request('http://localhost/assets/main-abc.js', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(script.length));
  expect(await response.text()).toBe('');
});

test('before the first build the server explains what to do', async () => {
  const empty = createServer({
    dist: join(dist, 'nowhere'),
    sandbox: { fetch: () => new Response() },
  });
  const response = await empty.request('http://localhost/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});

describe('the policy of a page', () => {
  const head = (policy: string) =>
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>x</title>`;

  test('is repeated as a header, with who may frame the page, also when nothing has changed', async () => {
    await put('site/merchants/MAYURA/hi/app.html', head('default-src &#39;none&#39;'));
    const first = await get('/hi/', { host: 'india.localhost' });
    const policy = "default-src 'none'; frame-ancestors 'self'";
    expect(first.headers.get('content-security-policy')).toBe(policy);
    const again = await get('/hi/', {
      host: 'india.localhost',
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(policy);
  });

  test('gives way to the one for development before the development server adds its scripts', async () => {
    await put('site/merchants/MAYURA/hi/app.html', head('default-src &#39;none&#39;'));
    const developing = createServer({
      dist,
      sandbox: { fetch: () => new Response() },
      changePage: async (html) => html,
    });
    const answer = await developing.request('http://localhost/hi/', {
      headers: { host: 'india.localhost' },
    });
    expect(await answer.text()).toContain('script-src &#39;self&#39; &#39;unsafe-inline&#39;');
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });
});

test('a page can be changed on its way, as the development server does', async () => {
  const changing = createServer({
    dist,
    sandbox: { fetch: () => new Response() },
    changePage: async (html, path) => html.replace('home', `home at ${path}`),
  });
  const response = await changing.request('http://localhost/rng', {
    headers: { host: 'india.localhost' },
  });
  expect(await response.text()).toContain('MAYURA home at /rng');
});

describe('the demonstration game', () => {
  test('is a page of its own, and no page of a merchant', async () => {
    expect(await titleAt('/play/reels.html', 'india.localhost')).toBe('demonstration game');
    expect((await get('/play/reels.js')).headers.get('content-type')).toContain('text/javascript');
    expect((await get('/play/nothing.html')).status).toBe(404);
    expect((await get('/play/../../secret.txt')).status).toBe(404);
  });

  test('has no origin, reaches no network, and is framed by the site alone', async () => {
    const policy = (await get('/play/reels.html')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts',
      ]),
    );
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('connect-src');
  });
});
