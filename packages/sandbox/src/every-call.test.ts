import { parseRefusalCode } from '@livery/api';
import { contract, type EndpointId } from '@livery/api/contract';
import { examples } from '@livery/api/examples';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openMoney } from './money/money.fixture.ts';
import { type RawAnswer, rawCalls } from './session/raw-call.fixture.ts';

// The contract's keys are endpoint ids.
const ids = Object.keys(contract) as EndpointId[];
const withToken = ids.filter((id) => contract[id].token);
/** A session ends, or its account is never again what it was. */
const ending: readonly EndpointId[] = ['logout', 'changePassword'];

/** What somebody may send in place of a value. */
const nonsense: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'nonsense',
  '-5',
  '1e9',
  'NaN',
  'Infinity',
  '999999999999999999999999',
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  '../../etc/passwd',
  [],
  {},
  { __proto__: null, constructor: { prototype: { polluted: true } } },
];

/** A request with one field missing or turned to nonsense, one at a time, and bodies that are no request at all. */
function* brokenRequests(good: unknown): Generator<unknown> {
  yield* [undefined, null, [], 'text', 7];
  if (typeof good !== 'object' || good === null) return;
  for (const [name, value] of Object.entries(good)) {
    const { [name as never]: _, ...without } = good;
    yield without;
    for (const wrong of nonsense) yield { ...good, [name]: wrong };
    // Text that means a number reaches a GET as a number.
    if (typeof value === 'string') yield { ...good, [name]: 7 };
  }
}

/** An answer that the contract knows, or a refusal whose code is known; never an error of the platform's own. */
function expectAnswer(id: EndpointId, { status, envelope, text }: RawAnswer, what: string): void {
  expect(status, `${what}: ${text}`).toBeLessThan(500);
  if (envelope.success) {
    const { issues } = v.safeParse(contract[id].response, envelope.value);
    expect(issues, `${what}: ${text.slice(0, 500)}`).toBeUndefined();
    return;
  }
  expect(parseRefusalCode(String(envelope.code)), `${what}: ${text}`).toBeDefined();
  expect(envelope.message, what).toBeTruthy();
  expect(text).not.toMatch(/node_modules|\.ts:\d+/);
}

describe('every call', () => {
  it('answers a malformed request with INVALID_REQUEST, without an exception or a posting', async () => {
    const money = openMoney();
    const { sandbox, booksBalance } = money;
    const send = rawCalls(sandbox);
    const token = (await money.member('mira2026')).token;
    const before = await money.audit();
    const moved: string[] = [];
    for (const id of ids) {
      if (ending.includes(id)) continue;
      for (const request of brokenRequests(examples[id].request)) {
        const what = `${id} with ${JSON.stringify(request)?.slice(0, 200)}`;
        const answer = await send(id, request, contract[id].token ? token : undefined);
        expectAnswer(id, answer, what);
        // A query or a form carries text; what it means is decided when it is read. A body is judged as it is.
        const judged = contract[id].method !== 'GET' && contract[id].body === 'json';
        // JSON has no undefined.
        const content: unknown = JSON.parse(JSON.stringify(request) ?? 'null');
        if (judged && !v.safeParse(contract[id].request, content).success) {
          expect([answer.status, answer.envelope.code], what).toEqual([400, 'INVALID_REQUEST']);
        }
        if (contract[id].idempotent && answer.envelope.success) moved.push(what);
      }
    }
    await booksBalance();
    // Only requests that are sound after all may have moved something.
    if (moved.length === 0) expect(await money.audit()).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  }, 120_000);

  it('that moves money or points requires its key', async () => {
    const { sandbox, member, booksUnchanged } = openMoney();
    const { token } = await member('mira2026');
    const send = rawCalls({
      ...sandbox,
      fetch(request) {
        request.headers.delete('idempotency-key');
        return sandbox.fetch(request);
      },
    });
    const moving = ids.filter((id) => contract[id].idempotent);
    expect(moving.length).toBeGreaterThan(0);
    await booksUnchanged(async () => {
      for (const id of moving) {
        const { status, envelope } = await send(id, examples[id].request, token);
        expect([id, status, envelope.code]).toEqual([id, 400, 'IDEMPOTENCY_KEY_MISSING']);
      }
    });
  });
});

describe('every call that takes a token', () => {
  it('rejects a missing one, an invented one, and one of another merchant', async () => {
    const { sandbox, member } = openMoney();
    const { token } = await member('mira2026');
    for (const id of withToken) {
      for (const [merchant, sent] of [
        ['MAYURA', undefined],
        ['MAYURA', 'made-up'],
        ['SENVANG', token],
      ] as const) {
        const { status, envelope } = await rawCalls(sandbox, merchant)(
          id,
          examples[id].request,
          sent,
        );
        expect([id, status, envelope.code]).toEqual([id, 401, 'EXPIRED']);
      }
    }
  });

  it('shows one account nothing of another, not even for the other’s ids', async () => {
    const { sandbox, member } = openMoney();
    const send = rawCalls(sandbox);
    const mira = await member('mira2026');
    const tara = await member('tara2026');
    const emil = await member('empty2026');
    const calls = withToken.filter((id) => !ending.includes(id));
    const reads = calls.filter((id) => contract[id].method === 'GET' && !contract[id].effect);

    /** What somebody with nothing is told too, and so is no secret. */
    const common = new Set<string>();
    /** What mira alone is told, by the name of its field. */
    const own = new Map<string, Set<string>>();
    for (const id of reads) {
      const request = examples[id].request;
      for (const [, value] of leaves((await send(id, request, emil.token)).envelope)) {
        common.add(value);
      }
    }
    for (const id of reads) {
      const request = examples[id].request;
      for (const [name, value] of leaves((await send(id, request, mira.token)).envelope)) {
        if (!isTelling(value) || common.has(value)) continue;
        own.set(name, (own.get(name) ?? new Set()).add(value));
      }
    }
    const secrets = new Set([...own.values()].flatMap((values) => [...values]));
    expect(secrets).toContain('1234567.89');

    // What tara has typed herself she may read again.
    const asked = new Set<string>();
    for (const id of calls) {
      for (const request of [examples[id].request, ...withNumbersOf(own, examples[id].request)]) {
        const { text, envelope } = await send(id, request, tara.token);
        for (const [, value] of leaves(request)) asked.add(value);
        const leaked = leaves(envelope).filter(
          ([, value]) => secrets.has(value) && !asked.has(value),
        );
        expect(leaked, `${id} with ${JSON.stringify(request)}: ${text.slice(0, 500)}`).toEqual([]);
      }
    }
  }, 60_000);
});

/** Whether a value can tell whose it is: not a word, not a game's cover, not a moment, not an amount that many have. */
function isTelling(value: string): boolean {
  if (!/\d/.test(value) || value.length < 6 || value.startsWith('/lgw/img/games/')) return false;
  const isMoment = /^1[5-9]\d{11}$/.test(value);
  const isAmount = /^-?\d+(\.\d+)?$/.test(value) && value.length < 9;
  return !isMoment && !isAmount;
}

/** Every text and number inside a value with the name of its field. */
function leaves(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (Array.isArray(value)) return value.flatMap((each) => leaves(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, key));
}

/** An example request with its numbers replaced by somebody else's of the same name, a few of each. */
function withNumbersOf(own: ReadonlyMap<string, ReadonlySet<string>>, request: unknown): unknown[] {
  if (typeof request !== 'object' || request === null) return [];
  return Object.entries(request).flatMap(([name, value]) => {
    const isNumber = typeof value === 'number';
    return [...(own.get(name) ?? [])]
      .slice(0, 5)
      .map((other) => ({ ...request, [name]: isNumber ? Number(other) : other }));
  });
}
