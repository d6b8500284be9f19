import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { contract } from './contract.ts';
import { endpoint } from './endpoint.ts';
import { examples } from './examples.ts';
import { ApiError, type Failure, failureOf } from './failure.ts';

const { systemStatus, permission } = contract;
const good = { success: true, value: { status: 0 }, serverTime: 1_000_000 };

type Step = () => Promise<Response>;
const says = (body: string, status = 200): Step => {
  return async () => new Response(body, { status });
};
const json = (body: unknown, status = 200) => says(JSON.stringify(body), status);
const breaks: Step = async () => {
  throw new TypeError('Failed to fetch');
};

/** A client over a scripted platform; the last step repeats. */
function scripted(steps: Step[], options: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const slept: number[] = [];
  const client = createClient({
    merchantCode: 'MAYURA',
    language: () => 'HI',
    token: () => undefined,
    random: () => 0.5,
    now: () => 0,
    sleep: async (ms) => {
      slept.push(ms);
    },
    fetch: async (url, init) => {
      sent.push({ url, init });
      const step = steps[Math.min(sent.length, steps.length) - 1];
      if (step === undefined) throw new Error('no step');
      return step();
    },
    ...options,
  });
  return { client, sent, slept };
}

async function failure(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  const found = failureOf(error);
  if (found === undefined) throw new Error('expected a failure');
  return found;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  it('gives the parsed value and sends merchant and language', async () => {
    const { client, sent } = scripted([json(good)]);
    expect(await client.call(systemStatus, {})).toEqual({ status: 0 });
    expect(sent[0]?.url).toBe('/wps/system/status');
    expect(sent[0]?.init.headers).toMatchObject({ Merchant: 'MAYURA', Language: 'HI' });
    expect(sent[0]?.init.headers).not.toHaveProperty('Token');
  });

  it('writes the request as a query and fills in its defaults', async () => {
    const { client, sent } = scripted([
      json({ success: true, value: examples.popularLottery.value }),
    ]);
    await client.call(contract.popularLottery, {});
    expect(sent[0]?.url).toBe('/lgw/games/popular?count=20');
  });

  it("goes to the merchant's own path, which may carry a query", async () => {
    const { client, sent } = scripted([json({ success: true, value: examples.permission.value })], {
      baseUrl: 'https://platform.example',
      paths: { permission: '/other/permission?v=2' },
    });
    await client.call(permission, { url: 'a b' });
    expect(sent[0]?.url).toBe('https://platform.example/other/permission?v=2&url=a+b');
  });

  it('sends the token as a header, and only when the call needs it', async () => {
    const secured = endpoint({ ...systemStatus, token: true, encrypted: false });
    const { client, sent } = scripted([json(good)], { token: () => 'secret' });
    await client.call(secured, {});
    expect(sent[0]?.init.headers).toMatchObject({ Token: 'secret' });
    expect(sent[0]?.url).not.toContain('secret');
  });

  it('is not sent at all without the token that it needs', async () => {
    const secured = endpoint({ ...systemStatus, token: true, encrypted: false });
    const { client, sent } = scripted([json(good)]);
    expect(await failure(client.call(secured, {}))).toEqual({ kind: 'expired' });
    expect(sent).toHaveLength(0);
  });

  it("counts in the platform's time when the device clock is ten minutes wrong", async () => {
    const { client } = scripted([json(good)], { now: () => 400_000 });
    const { serverTime } = await client.answer(systemStatus, {});
    expect(serverTime).toBe(1_000_000);
    expect(client.serverNow()).toBe(1_000_000);
  });
});

describe('a call that must outlive its page', () => {
  it('asks the browser to keep it alive; others do not', async () => {
    const { client, sent } = scripted([json(good)]);
    await client.call(systemStatus, {}, { keepalive: true });
    await client.call(systemStatus, {});
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined]);
  });
});

describe('a failure', () => {
  it.each<{ name: string; step: Step; want: Failure | object }>([
    { name: 'an HTML page', step: says('<!doctype html><p>502'), want: { reason: 'html' } },
    { name: 'half a JSON', step: says('{"success":true,"val'), want: { reason: 'json' } },
    { name: 'an empty body', step: says(''), want: { reason: 'empty' } },
    { name: 'JSON without envelope', step: json([1]), want: { reason: 'envelope' } },
    { name: 'JSON null', step: says('null'), want: { reason: 'envelope' } },
    {
      name: 'a value of another shape',
      step: json({ success: true, value: { status: 'up' } }),
      want: { reason: 'value' },
    },
    { name: 'a missing value', step: json({ success: true }), want: { reason: 'value' } },
  ])('is malformed for $name', async ({ step, want }) => {
    const { client } = scripted([step]);
    expect(await failure(client.call(systemStatus, {}))).toMatchObject({
      kind: 'malformed',
      ...want,
    });
  });

  it.each<{ name: string; step: Step; want: Failure }>([
    { name: 'HTTP 500', step: says('<h1>oops', 500), want: { kind: 'http', status: 500 } },
    { name: 'HTTP 404', step: json({ error: 'x' }, 404), want: { kind: 'http', status: 404 } },
    { name: 'HTTP 401', step: says('', 401), want: { kind: 'expired' } },
    { name: 'no connection', step: breaks, want: { kind: 'offline' } },
  ])('tells $name', async ({ step, want }) => {
    const { client } = scripted([step]);
    expect(await failure(client.call(systemStatus, {}))).toEqual(want);
  });

  it('carries code, message and captcha of a refusal, also with a 4xx status', async () => {
    const refusal = { success: false, code: 1203, message: 'No', captcha: true };
    const want = { kind: 'refused', code: '1203', message: 'No', captcha: true };
    for (const status of [200, 400]) {
      const { client, sent } = scripted([json(refusal, status)]);
      expect(await failure(client.call(systemStatus, {}))).toEqual(want);
      expect(sent).toHaveLength(1);
    }
  });

  it('is a timeout when no answer comes in time, and is not tried again', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const { client } = scripted([], {
      timeoutMs: 15_000,
      fetch: (_url, { signal }) => {
        tries += 1;
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')));
        });
      },
    });
    const found = failure(client.call(systemStatus, {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await found).toEqual({ kind: 'timeout', afterMs: 15_000 });
    expect(tries).toBe(1);
  });

  it('is an abort when the caller gives up, during the call or before the retry', async () => {
    const controller = new AbortController();
    const { client, sent } = scripted([breaks], { sleep: async () => controller.abort() });
    const found = await failure(client.call(systemStatus, {}, { signal: controller.signal }));
    expect(found).toEqual({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});

describe('the retry', () => {
  it('comes once, after a back-off with jitter, and its answer counts', async () => {
    const { client, sent, slept } = scripted([says('', 503), json(good)]);
    expect(await client.call(systemStatus, {})).toEqual({ status: 0 });
    expect(sent).toHaveLength(2);
    expect(slept).toEqual([450]);
  });

  it('does not come a second time', async () => {
    const { client, sent } = scripted([breaks]);
    expect(await failure(client.call(systemStatus, {}))).toEqual({ kind: 'offline' });
    expect(sent).toHaveLength(2);
  });

  it.each([
    { name: 'a GET with an effect', change: { method: 'GET', effect: true } },
    { name: 'a POST', change: { method: 'POST', effect: false } },
  ] as const)('never comes for $name', async ({ change }) => {
    const acting = endpoint({ ...systemStatus, ...change, encrypted: false });
    const { client, sent } = scripted([breaks]);
    expect(await failure(client.call(acting, {}))).toEqual({ kind: 'offline' });
    expect(sent).toHaveLength(1);
  });
});
