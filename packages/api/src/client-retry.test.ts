import { describe, expect, it } from 'vitest';
import { breaks, failure, hangs, json, says, scripted } from '../test/scripted-client.ts';
import { wait } from './client-retry.ts';
import { contract } from './contract.ts';
import { endpoint } from './endpoint.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

const { systemStatus } = contract;
const good = json({ success: true, value: { status: 0 } });
const busy = (status: number, retryAfter: string) =>
  says('', { status, headers: { 'Retry-After': retryAfter } });

/** A call that moves money. */
const pay = endpoint({
  ...systemStatus,
  method: 'POST',
  token: false,
  encrypted: false,
  idempotent: true,
});
const idempotencyKey = '8e03978e-40d5-43dd-bc93-6894a57f9324';
function leaving() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key');

describe('a safe read that fails', () => {
  it('is retried twice, after back-offs that double, and returns the last answer', async () => {
    const { client, sent, slept } = scripted([says('', { status: 503 }), breaks, good]);
    expect(await client.call(systemStatus, {})).toEqual({ status: 0 });
    expect(sent).toHaveLength(3);
    expect(slept).toEqual([150, 300]);
  });

  it('spreads its back-offs from zero to the full delay', async () => {
    for (const [chance, want] of [
      [0, [0, 0]],
      [0.99, [297, 594]],
    ] as const) {
      const { client, slept } = scripted([breaks], { random: () => chance });
      await failure(client.call(systemStatus, {}));
      expect(slept).toEqual(want);
    }
  });

  it('gives up after the third attempt', async () => {
    const { client, sent } = scripted([says('<html>')]);
    expect(await failure(client.call(systemStatus, {}))).toMatchObject({ kind: 'malformed' });
    expect(sent).toHaveLength(3);
  });

  it.each([429, 503])(
    'waits as long as a platform requests that answers HTTP %i',
    async (status) => {
      const { client, slept } = scripted([busy(status, '2'), good]);
      expect(await client.call(systemStatus, {})).toEqual({ status: 0 });
      expect(slept).toEqual([2150]);
    },
  );

  it.each([
    { name: 'a long pause', step: busy(503, '6') },
    { name: 'a date', step: busy(503, 'Sat, 21 Nov 2026 16:00:00 GMT') },
    { name: 'HTTP 429 without a time', step: says('', { status: 429 }) },
    { name: 'a refusal', step: json({ success: false, code: 'X' }) },
    { name: 'HTTP 404', step: says('', { status: 404 }) },
  ])('is not sent again after $name', async ({ step }) => {
    const { client, sent } = scripted([step]);
    await failure(client.call(systemStatus, {}));
    expect(sent).toHaveLength(1);
  });
});

describe('a call that is not a safe read', () => {
  it.each([
    { name: 'a GET with an effect', change: { method: 'GET', effect: true } },
    { name: 'a POST', change: { method: 'POST', effect: false } },
  ] as const)('is never sent again: $name', async ({ change }) => {
    const acting = endpoint({ ...systemStatus, ...change, encrypted: false });
    for (const step of [breaks, busy(503, '1'), says('')]) {
      const { client, sent } = scripted([step]);
      await failure(client.call(acting, {}));
      expect(sent).toHaveLength(1);
    }
  });
});

describe('a caller who leaves during the back-off', () => {
  it.each([
    { name: 'a safe read', endpoint: systemStatus },
    { name: 'a call with a key', endpoint: pay },
  ])('is reported at once without a retry: $name', async ({ endpoint: called }) => {
    const { signal, abort } = leaving();
    // The real way of waiting, under a back-off that outlasts the test.
    const { client, sent } = scripted([busy(503, '5')], { sleep: wait });
    const found = failure(client.call(called, {}, { idempotencyKey, signal }));
    await new Promise((done) => setTimeout(done));
    abort();
    expect(await found).toEqual({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});

describe('a call with an idempotency key', () => {
  it('carries the key as a quoted string', async () => {
    const { client, sent } = scripted([good]);
    await client.call(pay, {}, { idempotencyKey });
    expect(sent.map(keyOf)).toEqual([`"${idempotencyKey}"`]);
  });

  it.each([
    { name: 'the connection breaks', lost: breaks },
    { name: 'the platform breaks', lost: says('', { status: 500 }) },
    { name: 'the answer cannot be read', lost: says('{"success":tr') },
  ])('is sent once more with the same key and body when $name', async ({ lost }) => {
    const { client, sent } = scripted([lost, good]);
    expect(await client.call(pay, {}, { idempotencyKey })).toEqual({ status: 0 });
    expect(sent.map(keyOf)).toEqual([`"${idempotencyKey}"`, `"${idempotencyKey}"`]);
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
  });

  const refusal = json({ success: false, code: 'NOT_OPEN' });
  it.each([
    { name: 'refuses', second: refusal },
    { name: 'ends the session', second: says('', { status: 401 }) },
    { name: 'answers HTTP 429', second: busy(429, '1') },
  ])('stays lost when the platform $name after the lost answer', async ({ second }) => {
    const { client } = scripted([breaks, second]);
    expect(await failure(client.call(pay, {}, { idempotencyKey }))).toEqual({ kind: 'offline' });
  });

  it('stays lost when it is to be sealed anew after the lost answer, and no key comes', async () => {
    const sealed = endpoint({ ...pay, encrypted: true });
    const otherKey = json({ success: false, code: 'KEY_UNKNOWN' });
    const keys = json({ success: true, value: { keys: [] } });
    let seals = 0;
    const encrypt = async () => {
      seals += 1;
      if (seals > 1) throw new Error('no key fits');
      return 'sealed';
    };
    const steps = [keys, breaks, otherKey, keys];
    const { client } = scripted(steps, { cipher: async () => ({ encrypt }) });
    expect(await failure(client.call(sealed, {}, { idempotencyKey }))).toEqual({ kind: 'offline' });
  });

  it('is refused after a lost answer when the platform keeps the refusal for the key', async () => {
    const kept = json({ success: false, code: 'LIMIT', kept: true });
    const { client } = scripted([breaks, kept]);
    expect(await failure(client.call(pay, {}, { idempotencyKey }))).toMatchObject({
      kind: 'refused',
      code: 'LIMIT',
      kept: true,
    });
  });

  it('is not sent a third time', async () => {
    const { client, sent } = scripted([breaks]);
    expect(await failure(client.call(pay, {}, { idempotencyKey }))).toEqual({ kind: 'offline' });
    expect(sent).toHaveLength(2);
  });

  it.each([
    { name: 'a refusal', step: json({ success: false, code: 'LIMIT' }) },
    { name: 'HTTP 429', step: busy(429, '1') },
    { name: 'HTTP 409', step: says('', { status: 409 }) },
    { name: 'a timeout', step: hangs },
  ])('is not sent again after $name', async ({ step }) => {
    const { client, sent } = scripted([step], { timeoutMs: 5 });
    await failure(client.call(pay, {}, { idempotencyKey }));
    expect(sent).toHaveLength(1);
  });

  it('is rejected by its type, and by the client, without one that is valid in a header', async () => {
    const { client, sent } = scripted([good]);
    // @ts-expect-error -- what is proved: the options are required
    await expect(client.call(pay, {})).rejects.toThrow(/expected an idempotencyKey/);
    // @ts-expect-error -- and the key in them is
    await expect(client.answer(pay, {}, {})).rejects.toThrow('found "undefined"');
    for (const key of ['', 'short-1', 'with"quote', 'with space', 'a-key-ключ', 'x'.repeat(129)]) {
      await expect(client.call(pay, {}, { idempotencyKey: key })).rejects.toThrow('found "');
    }
    expect(sent).toHaveLength(0);
  });

  it('gets a key that is a random UUID', () => {
    const key = (byte: number) => newIdempotencyKey((length) => new Uint8Array(length).fill(byte));
    expect(key(0)).toBe('00000000-0000-4000-8000-000000000000');
    expect(key(255)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    const counting = newIdempotencyKey((length) => Uint8Array.from({ length }, (_, i) => i));
    expect(counting).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
  });

  it('sends none if the endpoint requires none', async () => {
    const { client, sent } = scripted([good]);
    await client.call(systemStatus, {}, { idempotencyKey });
    expect(sent.map(keyOf)).toEqual([null]);
  });
});
