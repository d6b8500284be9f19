import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { contract, type EndpointId } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { examples } from './examples.ts';
import { ApiError } from './failure.ts';

const ids = Object.keys(contract) as EndpointId[];
/** Bodies for each call; the number of all is the same, and so is the time, however many calls there are. */
const runs = Math.max(10, Math.floor(2600 / ids.length));

/** Placeholder in a body for values that only JSON text can express, or that are too long for a report. */
const marks = {
  '"@huge"': '1e999',
  '"@long"': '123456789012345678901234567890',
  '"@deep"': `${'[{"modId":"a","enabled":1,"childrenNodes":'.repeat(8000)}[]${'}]'.repeat(8000)}`,
  '"@list"': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '"@proto"': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
};
const expand = (text: string) =>
  Object.entries(marks).reduce((whole, [mark, json]) => whole.replaceAll(mark, json), text);

const nasty = fc.oneof(
  { arbitrary: fc.constantFrom('@huge', '@long', '@proto'), weight: 3 },
  { arbitrary: fc.constantFrom('@deep', '@list'), weight: 1 },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      '',
      -0,
      5e-324,
      '<b>',
      [],
      {},
      [null],
      '\ud800',
    ),
    weight: 6,
  },
  { arbitrary: fc.jsonValue({ depthSize: 'small' }), weight: 6 },
);
const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'success', 'value', 'code', 'serverTime'),
  fc.string({ maxLength: 5 }),
);
const change = fc.record({
  at: fc.nat(200),
  how: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
  name,
  value: nasty,
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** An answer with one place in it changed. */
function mutate(answer: unknown, { at, how, name: key, value }: Change): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(answer));
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const walk = (here: unknown) => {
    if (typeof here !== 'object' || here === null) return;
    // A list is changed by index, as an object is by name.
    const holder = here as Record<string, unknown>;
    for (const inside of Object.keys(here)) {
      places.push({ holder, key: inside });
      walk(holder[inside]);
    }
  };
  walk(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return value;
  const { holder } = place;
  const put = (where: string, what: unknown) =>
    Object.defineProperty(holder, where, {
      value: what,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  if (how === 'replace') put(place.key, value);
  else if (how === 'remove') Reflect.deleteProperty(holder, place.key);
  else if (Array.isArray(holder)) holder.push(how === 'add' ? value : holder[0]);
  else put(key, how === 'add' ? value : holder[place.key]);
  return copy;
}

const status = fc.oneof(
  { arbitrary: fc.constant(200), weight: 6 },
  { arbitrary: fc.constantFrom(201, 302, 400, 401, 403, 404, 429, 500, 503), weight: 2 },
);
const retryAfter = fc.constantFrom('', '1', '-1', '1e9', 'soon', '\u00ff');

/** What a platform, a proxy or a thief may send instead of an answer. */
function body(good: unknown) {
  const text = JSON.stringify(good);
  const envelope = fc.record(
    {
      success: nasty,
      message: nasty,
      value: nasty,
      code: nasty,
      captcha: nasty,
      serverTime: nasty,
    },
    { requiredKeys: [] },
  );
  const changed = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce(mutate, good));
  return fc.oneof(
    { arbitrary: changed.map((value) => JSON.stringify(value)), weight: 8 },
    { arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)), weight: 2 },
    { arbitrary: nasty.map((value) => JSON.stringify({ success: true, value })), weight: 2 },
    { arbitrary: envelope.map((value) => JSON.stringify(value)), weight: 2 },
    { arbitrary: nasty.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        '',
        ' ',
        '<!doctype html>',
        '\ufeff{}',
        'null',
        'NaN',
        '{}{}',
        text,
      ),
      weight: 1,
    },
  );
}

/** A client of a platform that says one thing to everything, but hands out its keys. */
function clientOf(
  reply: { text: string; status: number; retryAfter: string | null },
  asked: EndpointId,
) {
  const keys = JSON.stringify({ success: true, value: examples.sessionKeys.value });
  return createClient({
    merchantCode: 'MAYURA',
    language: () => 'EN',
    token: () => 'token',
    cipher: async () => ({ encrypt: async () => 'sealed' }),
    sleep: async () => {},
    random: () => 0,
    now: () => 1_000_000,
    fetch: async (url) => {
      const isKeys = asked !== 'sessionKeys' && url === contract.sessionKeys.path;
      if (isKeys) return new Response(keys);
      const headers = new Headers(reply.retryAfter ? { 'Retry-After': reply.retryAfter } : []);
      return new Response(reply.text, { status: reply.status, headers });
    },
  });
}

const clockOf = (client: { serverNow(): number }) => new Date(client.serverNow()).getTime();

/** Makes the call with the example's request. */
function call(client: ReturnType<typeof clientOf>, id: EndpointId): Promise<unknown> {
  // The example is this call's own, which a union of all calls cannot tell.
  const endpoint: Endpoint = contract[id];
  return client.call(endpoint, examples[id].request, { idempotencyKey: 'any-answer' });
}

// The first of them also warms everything up, on a machine that may have other work.
describe('whatever the platform answers', { timeout: 20_000 }, () => {
  it.each(ids)('%s returns a value of its schema or throws an ApiError', async (id) => {
    const good = { success: true, value: examples[id].value, serverTime: 2_000_000 };
    const whole = clientOf({ text: JSON.stringify(good), status: 200, retryAfter: null }, id);
    await expect(call(whole, id)).resolves.not.toThrow();
    expect(clockOf(whole)).toBe(2_000_000);

    const answer = fc.record({ text: body(good), status, retryAfter: fc.option(retryAfter) });
    await fc.assert(
      // When it fails, fast-check says with which seed.
      fc.asyncProperty(answer, async ({ text: short, ...reply }) => {
        const text = expand(short);
        const client = clientOf({ ...reply, text }, id);
        const outcome = await call(client, id).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        );
        if ('error' in outcome) expect(outcome.error).toBeInstanceOf(ApiError);
        else {
          const envelope = JSON.parse(text);
          expect(envelope.success).toBe(true);
          const parsed = safeParse(contract[id].response, envelope.value);
          expect(parsed.issues).toBeUndefined();
          // A field that a schema keeps unread may be nested deeper than the comparison can follow.
          if (!/@deep|@list/.test(short)) expect(outcome.value).toEqual(parsed.output);
        }
        expect(clockOf(client)).not.toBeNaN();
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { numRuns: runs },
    );
  });
});
