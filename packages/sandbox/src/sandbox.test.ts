import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, failureOf, type RequestOf } from '@livery/api';
import { type Contract, contract, type EndpointId } from '@livery/api/contract';
import { examples } from '@livery/api/examples';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DroppedConnectionError, type FaultInput } from './control/faults.ts';
import type { SandboxMerchant } from './merchant.ts';
import { seededRandom } from './random.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { quickHash } from './session/passwords.ts';
import { memoryStore } from './store/memory-store.ts';
import { sqliteStore } from './store/sqlite-store.ts';

const base = {
  profile: 'demo',
  siteSettings: { USERNAMEREG3: true, FREEPLAY3: false },
  features: {},
  paymentMethods: [],
  timeZone: 'Asia/Kolkata',
  contacts: {},
} as const;
const merchants: [SandboxMerchant, ...SandboxMerchant[]] = [
  {
    ...base,
    code: 'LIVERY',
    name: 'Livery Play',
    hosts: ['localhost'],
    mobileCountries: [],
    currency: { code: 'THB', decimals: 2, symbol: 'P', minBetUnit: 1 },
    languages: ['TH', 'EN'],
    defaultLanguage: 'TH',
    contacts: { customerService: 'https://service.example/' },
  },
  {
    ...base,
    code: 'MAYURA',
    name: 'Mayura',
    hosts: ['india.localhost'],
    mobileCountries: [],
    currency: { code: 'INR', decimals: 2, minBetUnit: 1 },
    languages: ['EN', 'HI'],
    defaultLanguage: 'EN',
    paths: { notices: '/wps/announcements' },
  },
  {
    ...base,
    code: 'SENVANG',
    name: 'Sen Vàng',
    hosts: ['vietnam.localhost'],
    mobileCountries: [],
    currency: { code: 'VND', decimals: 0, minBetUnit: 1000 },
    languages: ['VI', 'EN'],
    defaultLanguage: 'VI',
  },
];
const now = Date.parse('2026-11-21T09:20:00Z');
/** The calls that anyone may make and that answer everyone the same; sessions have tests of their own. */
const ownAnswer: readonly EndpointId[] = ['sessionKeys', 'captcha', 'verificationChallenge'];
const ids = (Object.keys(contract) as EndpointId[]).filter((id) => {
  const { method, token } = contract[id];
  return method === 'GET' && !token && !ownAnswer.includes(id);
});
const places = merchants.flatMap(({ code, languages }) =>
  languages.map((language) => ({ merchant: code, language })),
);

function open(options: Partial<SandboxOptions> = {}): Sandbox {
  return createSandbox({
    store: memoryStore(),
    clock: { now: () => now },
    random: seededRandom(1),
    merchants,
    hashPassword: quickHash,
    art: {
      cover: ({ title }) => `<svg><title>${title}</title></svg>`,
      vendorIcon: ({ code }) => `<svg><title>${code}</title></svg>`,
      banner: ({ group }) => `<svg><title>${group}</title></svg>`,
    },
    ...options,
  });
}

/** A request like a browser's; the host is the address's own. */
function ask(sandbox: Sandbox, path: string, init: RequestInit & { host?: string } = {}) {
  return sandbox.fetch(new Request(`http://${init.host ?? 'localhost'}:4173${path}`, init));
}

function clientOf(sandbox: Sandbox, merchant = 'MAYURA', language = 'EN') {
  return createClient({
    baseUrl: 'http://localhost:4173',
    merchantCode: merchant,
    language: () => language,
    token: () => undefined,
    now: () => now,
    sleep: async () => {},
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  });
}

const call = <Id extends EndpointId>(
  sandbox: Sandbox,
  id: Id,
  request: RequestOf<Contract[Id]>,
  merchant?: string,
  language?: string,
) =>
  clientOf(sandbox, merchant, language).call(contract[id], request, {
    idempotencyKey: 'sandbox-test',
  });

async function everyAnswer(sandbox: Sandbox): Promise<string[]> {
  const texts: string[] = [];
  for (const { merchant, language } of places) {
    for (const id of ids) {
      const query = new URLSearchParams(examples[id].request as Record<string, string>);
      const paths = merchants.find(({ code }) => code === merchant)?.paths;
      const answer = await ask(sandbox, `${paths?.[id] ?? contract[id].path}?${query}`, {
        headers: { Merchant: merchant, Language: language },
      });
      texts.push(`${id} ${answer.status} ${await answer.text()}`);
    }
  }
  return texts;
}

describe('the sandbox', () => {
  const sandbox = open();

  it.each(places)('answers every call of $merchant in $language by its schema', async (place) => {
    for (const id of ids) {
      const paths = merchants.find(({ code }) => code === place.merchant)?.paths;
      const query = new URLSearchParams(examples[id].request as Record<string, string>);
      const answer = await ask(sandbox, `${paths?.[id] ?? contract[id].path}?${query}`, {
        headers: { Merchant: place.merchant, Language: place.language },
      });
      const body = await answer.json();
      expect(body, id).toMatchObject({ success: true, serverTime: now });
      expect(v.safeParse(contract[id].response, body.value).issues, id).toBeUndefined();
    }
  });

  it('gives the same answers twice, after a reset, and from SQLite', async () => {
    const first = await everyAnswer(open());
    expect(await everyAnswer(open())).toEqual(first);
    const again = open();
    await again.status.set({ status: 1 });
    await again.reset();
    expect(await everyAnswer(again)).toEqual(first);
    const store = sqliteStore(':memory:');
    expect(await everyAnswer(open({ store }))).toEqual(first);
    store.close();
    expect(await everyAnswer(open({ random: seededRandom(2) }))).not.toEqual(first);
  });

  it('keeps its content and its switches across a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-sandbox-'));
    const file = join(folder, 'platform.sqlite');
    const before = sqliteStore(file);
    const first = open({ store: before });
    await first.status.set({ status: 2 }, 'MAYURA');
    const answers = await everyAnswer(first);
    before.close();
    const after = sqliteStore(file);
    expect(await everyAnswer(open({ store: after, random: seededRandom(9) }))).toEqual(answers);
    after.close();
    rmSync(folder, { recursive: true });
  });

  it('answers for the merchant of the host when no header names one', async () => {
    const answer = await ask(sandbox, '/wps/system/whitelabel', { host: 'india.localhost' });
    expect((await answer.json()).value).toMatchObject({ merchantCode: 'MAYURA', currency: 'INR' });
    const unknown = await ask(sandbox, '/wps/system/whitelabel', { host: 'nobody.example' });
    expect((await unknown.json()).value).toMatchObject({ merchantCode: 'LIVERY' });
  });

  it('answers at a merchant’s own path only', async () => {
    const headers = { Merchant: 'MAYURA' };
    expect((await ask(sandbox, '/wps/announcements', { headers })).status).toBe(200);
    expect((await ask(sandbox, '/wps/system/notice', { headers })).status).toBe(404);
  });

  it('uses the requested language if the merchant offers it, else its default', async () => {
    const first = async (language: string) =>
      (await call(sandbox, 'notices', {}, 'LIVERY', language))[0];
    expect((await first('EN'))?.title).toContain('Welcome to Livery Play');
    expect((await first('HI'))?.language).toBe('TH');
  });

  it('answers an unknown address with a 404 in JSON', async () => {
    const answer = await ask(sandbox, '/lgw/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('rejects a request that breaks its schema, with the location', async () => {
    const answer = await ask(sandbox, '/lgw/games/popular?count=many');
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toContain('count');
  });
});

describe('its content', () => {
  const sandbox = open();

  it('holds 50 winners, masked by the platform and marked as samples [spec B2.22]', async () => {
    const board = await call(sandbox, 'winnerBoard', { language: 'VI' }, 'SENVANG', 'VI');
    expect(board).toHaveLength(50);
    for (const { vo } of board) {
      expect(vo.customerName).toMatch(/^[a-z]\*{3}[a-z]$/);
      expect(vo.sample).toBe(true);
      expect(vo.winAmount).toMatch(/^\d+$/);
    }
  });

  it('lists hot games by popularity, none of a closed vendor or a legacy client', async () => {
    const hot = (platform: string, vassalage?: string) =>
      call(sandbox, 'hotGames', { merchantCode: 'MAYURA', language: 'EN', platform, vassalage });
    const games = await hot('html5-desktop');
    expect(games).toHaveLength(24);
    expect(await hot('html5-desktop', 'NIMB')).toEqual([]);
    const ofVendor = await hot('flash,html5-desktop', 'KITE');
    expect(new Set(ofVendor.map(({ vassalage }) => vassalage))).toEqual(new Set(['KITE']));
  });

  it('lists as many popular lotteries as requested, the market of the merchant first', async () => {
    const popular = await call(sandbox, 'popularLottery', {}, 'SENVANG', 'VI');
    expect(popular).toHaveLength(20);
    expect(popular[0]?.gameMenuTag).toMatch(/^VN_/);
    expect(popular.some(({ numero }) => numero === null)).toBe(true);
    expect(popular.some(({ status }) => status === 'partial' || status === 'drawing')).toBe(true);
    expect(await call(sandbox, 'popularLottery', { count: 3 })).toHaveLength(3);
  });

  it('has no banner for the page with a header only', async () => {
    const all = await call(sandbox, 'banners', {});
    expect(all.map(({ groupName }) => groupName)).not.toContain('vnlottery');
    const index = await call(sandbox, 'banners', { groupName: 'index' });
    expect(index).toHaveLength(3);
  });

  it('draws every cover, banner and vendor icon that it lists [spec 9.52]', async () => {
    const images = [
      ...(await call(sandbox, 'banners', {})).map(({ url }) => url),
      ...(await call(sandbox, 'hotGames', { merchantCode: 'MAYURA', language: 'EN' })).flatMap(
        ({ iconUrl }) => iconUrl ?? [],
      ),
      ...(await call(sandbox, 'vendorList', {})).map(
        ({ vassalage }) => `/lgw/img/TCG_PROD_IMAGES/RNG_LIST_VENDOR/${vassalage}-COLOR.png`,
      ),
    ];
    expect(images.length).toBeGreaterThan(60);
    for (const image of images) {
      const answer = await ask(sandbox, image);
      expect(answer.status, image).toBe(200);
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      expect(answer.headers.get('cache-control')).toContain('max-age');
      expect(await answer.text()).toContain('<svg>');
    }
  });

  it('has no image for an unknown game', async () => {
    expect((await ask(sandbox, '/lgw/img/games/1.svg')).status).toBe(404);
    expect((await ask(sandbox, '/lgw/img/%zz')).status).toBe(404);
  });
});

describe('the status switch', () => {
  const put = (sandbox: Sandbox, body: unknown) =>
    ask(sandbox, '/sandbox/status', {
      method: 'PUT',
      headers: { Merchant: 'MAYURA' },
      body: JSON.stringify(body),
    });

  it('puts one merchant into maintenance with its end, and no other', async () => {
    const sandbox = open();
    expect((await put(sandbox, { status: 1, maintenanceEndTime: now + 1000 })).status).toBe(200);
    expect(await call(sandbox, 'systemStatus', {})).toEqual({ status: 1 });
    const { maintenance } = await call(sandbox, 'permission', { url: 'x' });
    expect(maintenance).toEqual({ active: true, endTime: now + 1000 });
    expect(await call(sandbox, 'systemStatus', {}, 'LIVERY')).toEqual({ status: 0 });
    const closed = await call(sandbox, 'banners', {}).catch(failureOf);
    expect(closed).toMatchObject({ kind: 'refused', code: 'NOT_OPEN' });
  });

  it('blocks a region and reports the visitor’s IP address', async () => {
    const sandbox = open();
    await sandbox.status.set({ status: 2, clientIp: '198.51.100.9' });
    const { regionRestriction, location } = await call(sandbox, 'permission', { url: 'x' });
    expect(regionRestriction).toEqual({ restricted: true });
    expect(location.ip).toBe('198.51.100.9');
  });

  it('reports the address of the connection, and believes no proxy unless it is told to', async () => {
    const permission = new Request('http://localhost/wps/system/permission?url=x', {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    const ipOf = async (sandbox: Sandbox, peer?: string) =>
      (await (await sandbox.fetch(permission.clone(), peer)).json()).value.location.ip;
    expect(await ipOf(open())).toBe('127.0.0.1');
    expect(await ipOf(open(), '198.51.100.9')).toBe('198.51.100.9');
    const behind = open({ trustsProxy: (address) => address === '198.51.100.9' });
    expect(await ipOf(behind, '198.51.100.9')).toBe('203.0.113.7');
    expect(await ipOf(behind, '198.51.100.8')).toBe('198.51.100.8');
  });

  it('rejects unknown values', async () => {
    const answer = await put(open(), { state: 1 });
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toContain('state');
  });
});

describe('a body that is too long', () => {
  const megabyte = new Uint8Array(2 ** 20);

  /** A request that declares no length, and how much of it was taken. */
  function inChunks(path: string, count: number) {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === count) return controller.close();
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as const;
    return { request: new Request(`http://localhost${path}`, init), sent: () => sent };
  }

  it.each(['/wps/session/login', '/wps/verification/sms/noLogin', '/sandbox', '/sandbox/reset'])(
    'is refused at %s while it is still coming',
    async (path) => {
      const { request, sent } = inChunks(path, 1000);
      const answer = await open().fetch(request);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ success: false, code: 'FILE_TOO_LARGE' });
      // One beyond what is allowed, and what the stream holds ready.
      expect(sent()).toBeLessThan(20);
    },
  );

  it('is refused by its declared length alone', async () => {
    const { request, sent } = inChunks('/wps/session/login', 1000);
    const headers = { 'content-length': String(2 ** 30) };
    const declared = new Request(request, { headers });
    expect((await open().fetch(declared)).status).toBe(413);
    expect(sent()).toBeLessThan(5);
  });

  it('is not one of the longest length: that is read, and judged by what it says', async () => {
    const { request, sent } = inChunks('/wps/session/login', 16);
    expect((await open().fetch(request)).status).toBe(400);
    expect(sent()).toBe(16);
  });
});

describe('a fault', () => {
  it.each<{ fault: FaultInput; want: object }>([
    { fault: { kind: 'status', status: 500 }, want: { kind: 'http', status: 500 } },
    { fault: { kind: 'status', status: 401 }, want: { kind: 'expired' } },
    { fault: { kind: 'html' }, want: { kind: 'malformed', reason: 'html' } },
    { fault: { kind: 'half-json' }, want: { kind: 'malformed', reason: 'json' } },
    { fault: { kind: 'empty' }, want: { kind: 'malformed', reason: 'empty' } },
    { fault: { kind: 'schema' }, want: { kind: 'malformed', reason: 'value' } },
    { fault: { kind: 'drop' }, want: { kind: 'offline' } },
  ])('of kind $fault.kind reaches the client as $want.kind', async ({ fault, want }) => {
    const sandbox = open();
    await sandbox.faults.set({ systemStatus: fault });
    expect(await call(sandbox, 'systemStatus', {}).catch(failureOf)).toMatchObject(want);
    await sandbox.faults.clear();
    expect(await call(sandbox, 'systemStatus', {})).toEqual({ status: 0 });
  });

  it('that strikes once is gone on the retry', async () => {
    const sandbox = open();
    await sandbox.faults.set(
      { systemStatus: { kind: 'drop', times: 'once' } },
      { merchant: 'MAYURA' },
    );
    expect(await call(sandbox, 'systemStatus', {})).toEqual({ status: 0 });
    expect(await sandbox.faults.list('MAYURA')).toEqual([]);
  });

  it('that delays waits that long and then answers', async () => {
    const waits: number[] = [];
    const sandbox = open({
      sleep: async (ms) => {
        waits.push(ms);
      },
    });
    await sandbox.faults.set({ systemStatus: { kind: 'delay', ms: 2500 } });
    expect(await call(sandbox, 'systemStatus', {})).toEqual({ status: 0 });
    expect(waits).toEqual([2500]);
  });

  it('that drops the connection rejects, so that a server can close the socket', async () => {
    const sandbox = open();
    await sandbox.faults.set({ systemStatus: { kind: 'drop' } });
    const answer = ask(sandbox, '/wps/system/status');
    await expect(answer).rejects.toBeInstanceOf(DroppedConnectionError);
  });

  it('is set, listed and removed over HTTP, for one merchant', async () => {
    const sandbox = open();
    const send = (method: string, body?: unknown) =>
      ask(sandbox, '/sandbox/faults', {
        method,
        host: 'india.localhost',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect((await send('PUT', { notices: { kind: 'html' } })).status).toBe(200);
    const listed = (await (await send('GET')).json()).value;
    expect(listed).toEqual([{ call: 'notices', fault: { kind: 'html', times: 'always' } }]);
    expect(await sandbox.faults.list('LIVERY')).toEqual([]);
    await send('DELETE');
    expect(await sandbox.faults.list('MAYURA')).toEqual([]);
    const wrong = await send('PUT', { notice: { kind: 'html' } });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).message).toContain('notice');
  });
});
