import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  breaks,
  failure,
  hangs,
  json,
  type Step,
  says,
  scripted,
} from '../test/scripted-client.ts';
import { contract } from './contract.ts';
import { endpoint } from './endpoint.ts';
import { examples } from './examples.ts';
import type { Failure } from './failure.ts';

const { systemStatus, permission } = contract;
const good = { success: true, value: { status: 0 }, serverTime: 1_000_000 };

afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  it('returns the parsed value and sends merchant and language', async () => {
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

  it('uses the merchant’s own path, which may have a query', async () => {
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

  it('sends the token of who is signed in to a call of guests that knows members', async () => {
    const open = endpoint({ ...systemStatus, knowsMember: true });
    const member = scripted([json(good)], { token: () => 'secret' });
    await member.client.call(open, {});
    expect(member.sent[0]?.init.headers).toMatchObject({ Token: 'secret' });
    const guest = scripted([json(good)]);
    await guest.client.call(open, {});
    expect(guest.sent[0]?.init.headers).not.toHaveProperty('Token');
  });

  it('is not sent without the token that it needs', async () => {
    const secured = endpoint({ ...systemStatus, token: true, encrypted: false });
    const { client, sent } = scripted([json(good)]);
    expect(await failure(client.call(secured, {}))).toEqual({ kind: 'expired' });
    expect(sent).toHaveLength(0);
  });

  it('uses the platform’s time when the device clock is ten minutes wrong', async () => {
    const { client } = scripted([json(good)], { now: () => 400_000 });
    const { serverTime } = await client.answer(systemStatus, {});
    expect(serverTime).toBe(1_000_000);
    expect(client.serverNow()).toBe(1_000_000);
  });

  describe('and its clock', () => {
    /** How far `serverNow` is from the platform's clock after answers with these delays, each [to the platform, back], in milliseconds. */
    async function errorAfter(ways: readonly (readonly [number, number])[], setBy = 0) {
      const platform = { now: 1_000_000 };
      let ahead = 600_000;
      let turn = 0;
      const { client } = scripted(
        [
          async () => {
            const [there, back] = ways[turn] ?? [0, 0];
            turn += 1;
            platform.now += there;
            const answer = Response.json({ ...good, serverTime: platform.now });
            platform.now += back;
            return answer;
          },
        ],
        { now: () => platform.now + ahead },
      );
      for (const way of ways) {
        if (way === ways.at(-1)) ahead += setBy;
        platform.now += 5_000;
        await client.call(systemStatus, {});
      }
      return client.serverNow() - platform.now;
    }

    it('is behind by the shortest way back of an answer, whichever came last', async () => {
      expect(await errorAfter([[100, 40]])).toBe(-40);
      expect(
        await errorAfter([
          [100, 40],
          [30, 12_000],
        ]),
      ).toBe(-40);
      expect(
        await errorAfter([
          [100, 900],
          [2_000, 70],
        ]),
      ).toBe(-70);
    });

    it.each([
      ['forward', 3_600_000],
      ['back', -3_600_000],
    ])('follows when the device’s is set %s', async (_, setBy) => {
      const ways = [
        [100, 40],
        [100, 300],
      ] as const;
      expect(await errorAfter(ways, setBy)).toBe(-300);
    });
  });
});

describe('a call that must outlive its page', () => {
  it('asks the browser to keep it alive; others do not', async () => {
    const { client, sent } = scripted([json(good)]);
    await client.call(systemStatus, {}, { keepalive: true });
    await client.call(systemStatus, {});
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
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
    {
      name: 'HTTP 500',
      step: says('<h1>oops', { status: 500 }),
      want: { kind: 'http', status: 500 },
    },
    {
      name: 'HTTP 404',
      step: json({ error: 'x' }, { status: 404 }),
      want: { kind: 'http', status: 404 },
    },
    { name: 'HTTP 401', step: says('', { status: 401 }), want: { kind: 'expired' } },
    { name: 'no connection', step: breaks, want: { kind: 'offline' } },
  ])('reports $name', async ({ step, want }) => {
    const { client } = scripted([step]);
    expect(await failure(client.call(systemStatus, {}))).toEqual(want);
  });

  it('has code, message and captcha of a rejection, also for a 4xx status', async () => {
    const refusal = { success: false, code: 1203, message: 'No', captcha: true };
    const want = { kind: 'refused', code: '1203', message: 'No', captcha: true };
    for (const status of [200, 400]) {
      const { client, sent } = scripted([json(refusal, { status })]);
      expect(await failure(client.call(systemStatus, {}))).toEqual(want);
      expect(sent).toHaveLength(1);
    }
  });

  it('adds a support reference to a rejection without a message, even for invalid times', async () => {
    const mute = { success: false, code: 'E4711', message: '' };
    const refused = async (serverTime: number) => {
      const steps = [json({ ...good, serverTime }), json(mute)];
      const { client } = scripted(steps, { now: () => 0 });
      await client.call(systemStatus, {});
      return failure(client.call(systemStatus, {}));
    };
    expect(await refused(Date.UTC(2026, 0, 15, 12, 30, 5))).toMatchObject({
      code: 'E4711',
      reference: 'systemStatus-20260115123005',
    });
    expect(await refused(8.64e15)).toMatchObject({ kind: 'refused' });
  });

  it('is a timeout when no answer arrives in time, and is not retried', async () => {
    vi.useFakeTimers();
    const { client, sent } = scripted([hangs], { timeoutMs: 15_000 });
    const found = failure(client.call(systemStatus, {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await found).toEqual({ kind: 'timeout', afterMs: 15_000 });
    expect(sent).toHaveLength(1);
  });

  it('is malformed when the value is nested deeper than a schema can follow', async () => {
    const depth = 20_000;
    const tree = `${'[{"modId":"a","enabled":1,"childrenNodes":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
    const value = `{"merchantCode":"M","currency":"INR","languages":[],"settings":${tree}}`;
    const { client } = scripted([says(`{"success":true,"value":${value}}`)]);
    expect(await failure(client.call(contract.whitelabel, {}))).toMatchObject({
      kind: 'malformed',
      reason: 'value',
    });
  });

  it('is an abort when the caller aborts, during the call or before the retry', async () => {
    const controller = new AbortController();
    const { client, sent } = scripted([breaks], { sleep: async () => controller.abort() });
    const found = await failure(client.call(systemStatus, {}, { signal: controller.signal }));
    expect(found).toEqual({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});

describe('a call that is heard only with a pass', () => {
  const refused = json({ success: false, code: 'CAPTCHA_PASS_REQUIRED', message: 'No' });
  const passOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Captcha-Pass');

  it('is made once more with the pass that a person was given, as are the calls after it', async () => {
    const captchaPass = vi.fn(async () => 'the pass');
    const { client, sent } = scripted([refused, json(good), json(good)], { captchaPass });
    expect(await client.call(systemStatus, {})).toMatchObject({ status: 0 });
    await client.call(systemStatus, {});
    expect(sent.map(passOf)).toEqual([null, 'the pass', 'the pass']);
    expect(captchaPass).toHaveBeenCalledTimes(1);
  });

  it('is refused when its pass is good no more, and asks for another the next time', async () => {
    const given = ['used up', 'the second'];
    const captchaPass = async () => given.shift();
    const steps = [refused, refused, refused, json(good)];
    const { client, sent } = scripted(steps, { captchaPass });
    expect(await failure(client.call(systemStatus, {}))).toMatchObject({ kind: 'refused' });
    expect(await client.call(systemStatus, {})).toMatchObject({ status: 0 });
    expect(sent.map(passOf)).toEqual([null, 'used up', 'used up', 'the second']);
  });

  it('is refused when nobody reads a picture, and where nobody can', async () => {
    const declined = scripted([refused], { captchaPass: async () => undefined });
    const want = { kind: 'refused', code: 'CAPTCHA_PASS_REQUIRED' };
    expect(await failure(declined.client.call(systemStatus, {}))).toMatchObject(want);
    expect(await failure(scripted([refused]).client.call(systemStatus, {}))).toMatchObject(want);
  });

  it('is not made again by a caller who has left meanwhile', async () => {
    const controller = new AbortController();
    const captchaPass = async () => {
      controller.abort();
      return 'the pass';
    };
    const { client, sent } = scripted([refused], { captchaPass });
    const call = client.call(systemStatus, {}, { signal: controller.signal });
    expect(await failure(call)).toEqual({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});
