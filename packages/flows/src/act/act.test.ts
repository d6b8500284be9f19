import { describe, expect, test } from 'vitest';
import { expired, failed, keptRefusal, offline, refused } from '../../test/failures.ts';
import { keys, reply, startMachine, type Watched } from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import type { Move } from '../../test/walks.ts';
import { actMachine, actPauseMs, actTimeoutMs, actTries, actWith } from './act.machine.ts';
import { selectAct } from './act.selectors.ts';
import type { ActTry } from './act.types.ts';

const request = { amount: '5' };
function fixture(watched?: Watched<ReturnType<typeof actMachine<unknown, unknown>>>) {
  const ask = held<ActTry<unknown>, unknown>();
  const rig = startMachine(actWith(ask.service), { request, newKey: keys() }, watched);
  return {
    ...rig,
    ask,
    view: () => selectAct(rig.actor.getSnapshot()),
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      return JSON.stringify([value, context]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function fail(at: Fixture, error: unknown) {
  at.ask.last().fail(error);
  await settle();
}
/** Fails every automatic attempt of the machine. */
async function failAll(at: Fixture, error: unknown) {
  for (let tries = 1; tries < actTries; tries += 1) {
    await fail(at, error);
    at.clock.increment(actPauseMs);
  }
  await fail(at, error);
}

describe('an act', () => {
  test('is requested once and brings what the platform answers', async () => {
    const at = fixture();
    expect(at.view()).toMatchObject({ step: 'asking', busy: true, canAskAgain: false });
    at.ask.last().answer('T-1');
    await settle();
    expect(at.output()).toEqual({ result: 'done', value: 'T-1' });
    expect(at.view()).toMatchObject({ step: 'closed', busy: false });
    expect(at.ask.calls).toHaveLength(1);
  });

  test('ends by a rejection', async () => {
    const at = fixture();
    await fail(at, refused('LIMIT_REACHED'));
    expect(at.output()).toEqual({
      result: 'refused',
      failure: refused('LIMIT_REACHED').failure,
    });
  });

  test.each([
    offline,
    failed({ kind: 'timeout', afterMs: 1 }),
    failed({ kind: 'http', status: 500 }),
    new TypeError('what'),
  ])('that is not answered is requested again with the same key: %s', async (error) => {
    const at = fixture();
    await fail(at, error);
    expect(at.view()).toMatchObject({ step: 'pausing', busy: true });
    expect(at.view().failure).toBeDefined();
    at.clock.increment(actPauseMs - 1);
    expect(at.ask.calls).toHaveLength(1);
    at.clock.increment(1);
    expect(at.ask.calls.map(({ input }) => [input.key, input.request])).toEqual([
      ['key-1', request],
      ['key-1', request],
    ]);
    at.ask.last().answer('T-1');
    await settle();
    expect(at.output()).toEqual({ result: 'done', value: 'T-1' });
  });

  test.each([expired, failed({ kind: 'http', status: 429 })])(
    'waits for the member when a retry cannot help: %s',
    async (error) => {
      const at = fixture();
      await fail(at, error);
      expect(at.view()).toMatchObject({ step: 'unanswered', failure: error.failure });
      at.actor.send({ type: 'again' });
      expect(at.ask.last().input.key).toBe('key-1');
    },
  );

  test('that is never answered waits for the member after three attempts', async () => {
    const at = fixture();
    await failAll(at, offline);
    expect(at.ask.calls).toHaveLength(3);
    expect(at.view()).toMatchObject({ step: 'unanswered', busy: false, canAskAgain: true });
    at.actor.send({ type: 'again' });
    // three more
    await failAll(at, offline);
    expect(at.view().step).toBe('unanswered');
    expect(at.ask.calls.map(({ input }) => input.key)).toEqual(Array(6).fill('key-1'));
    at.actor.send({ type: 'leave' });
    expect(at.output()).toEqual({ result: 'unknown', failure: { kind: 'offline' } });
  });

  describe.each([
    ['has no connection', (at: Fixture) => fail(at, offline)],
    ['breaks', (at: Fixture) => fail(at, failed({ kind: 'http', status: 502 }))],
    ['is unreadable', (at: Fixture) => fail(at, new SyntaxError('half a JSON'))],
    ['hangs', async (at: Fixture) => void at.clock.increment(actTimeoutMs)],
  ])('whose first attempt %s', (_, lose) => {
    async function lostOnce() {
      const at = fixture();
      await lose(at);
      at.clock.increment(actPauseMs);
      return at;
    }

    test('keeps waiting, with its key, when a later one is refused', async () => {
      const at = await lostOnce();
      for (const code of ['NOT_OPEN', 'INSUFFICIENT_FUNDS']) {
        await fail(at, refused(code));
        const { failure } = refused(code);
        expect(at.view()).toMatchObject({ step: 'unanswered', mayBeDone: true, failure });
        at.actor.send({ type: 'again' });
      }
      expect(at.ask.calls.map(({ input }) => input.key)).toEqual(Array(4).fill('key-1'));
      await fail(at, refused('NOT_OPEN'));
      at.actor.send({ type: 'leave' });
      expect(at.output()).toEqual({ result: 'unknown', failure: refused('NOT_OPEN').failure });
    });

    test('is done when a later one brings its answer, also after a refusal', async () => {
      const at = await lostOnce();
      await fail(at, refused('NOT_OPEN'));
      at.actor.send({ type: 'again' });
      at.ask.last().answer('T-1');
      await settle();
      expect(at.output()).toEqual({ result: 'done', value: 'T-1' });
    });

    test('is refused when the platform keeps the refusal for the key', async () => {
      const at = await lostOnce();
      await fail(at, keptRefusal('INSUFFICIENT_FUNDS'));
      const { failure } = keptRefusal('INSUFFICIENT_FUNDS');
      expect(at.output()).toEqual({ result: 'refused', failure });
    });
  });

  test.each([expired, failed({ kind: 'http', status: 429 })])(
    'ends by a rejection when no attempt was lost before it: %s',
    async (error) => {
      const at = fixture();
      await fail(at, error);
      expect(at.view().mayBeDone).toBe(false);
      at.actor.send({ type: 'again' });
      await fail(at, refused('NOT_OPEN'));
      expect(at.output()).toEqual({ result: 'refused', failure: refused('NOT_OPEN').failure });
    },
  );

  test('that hangs times out and is requested again; a late answer changes nothing', async () => {
    const at = fixture();
    const first = at.ask.last();
    at.clock.increment(actTimeoutMs - 1);
    expect(at.view().step).toBe('asking');
    at.clock.increment(1);
    expect(first.signal.aborted).toBe(true);
    expect(at.view()).toMatchObject({
      step: 'pausing',
      failure: { kind: 'timeout', afterMs: actTimeoutMs },
    });
    first.answer('late');
    first.input.report(0.5);
    await settle();
    expect(at.view()).toMatchObject({ step: 'pausing', part: 0 });
    for (let tries = 1; tries < actTries; tries += 1) {
      at.clock.increment(actPauseMs);
      at.clock.increment(actTimeoutMs);
    }
    expect(at.view()).toMatchObject({
      step: 'unanswered',
      failure: { kind: 'timeout', afterMs: actTimeoutMs },
    });
  });

  test('reports how much has been sent, and starts again with each attempt', async () => {
    const at = fixture();
    at.ask.last().input.report(0.5);
    expect(at.view().part).toBe(0.5);
    await fail(at, offline);
    at.clock.increment(actPauseMs);
    expect(at.view().part).toBe(0);
    const { report } = at.ask.last().input;
    at.ask.last().answer('T-1');
    await settle();
    report(1);
    expect(at.view()).toMatchObject({ step: 'closed', part: 0 });
  });

  test('does not time out while its upload makes progress', () => {
    const at = fixture();
    for (const part of [0.2, 0.4, 0.6]) {
      at.clock.increment(actTimeoutMs - 1);
      at.ask.last().input.report(part);
    }
    expect(at.view()).toMatchObject({ step: 'asking', part: 0.6 });
    expect(at.ask.calls).toHaveLength(1);
    at.clock.increment(actTimeoutMs - 1);
    expect(at.view().step).toBe('asking');
    at.clock.increment(1);
    expect(at.view().step).toBe('pausing');
  });

  test('fails at once without its service', async () => {
    const at = startMachine(actMachine<unknown, unknown>(), { request, newKey: keys() });
    await settle();
    expect(String(at.errors[0])).toContain('the service "ask" of this flow is a placeholder');
  });
});

const active = (at: Fixture) => at.actor.getSnapshot().status === 'active';
const moves: readonly Move<Fixture>[] = [
  ...(['again', 'leave'] as const).map((type) => ({
    name: type,
    now: (at: Fixture) => (active(at) ? () => at.actor.send({ type }) : undefined),
  })),
  {
    name: 'half is sent',
    now: ({ ask }) => {
      const call = ask.open()[0];
      return call && (() => call.input.report(0.5));
    },
  },
  { name: '2 s', now: (at) => (active(at) ? () => at.clock.increment(actPauseMs) : undefined) },
  { name: '70 s', now: (at) => (active(at) ? () => at.clock.increment(actTimeoutMs) : undefined) },
  reply(
    'yes',
    ({ ask }: Fixture) => ask,
    (call) => call.answer('T-1'),
  ),
  reply(
    'no',
    ({ ask }: Fixture) => ask,
    (call) => call.fail(refused('NOT_FOUND')),
  ),
  reply(
    'kept no',
    ({ ask }: Fixture) => ask,
    (call) => call.fail(keptRefusal('NOT_FOUND')),
  ),
  reply(
    'offline',
    ({ ask }: Fixture) => ask,
    (call) => call.fail(offline),
  ),
  reply(
    'expired',
    ({ ask }: Fixture) => ask,
    (call) => call.fail(expired),
  ),
];

provesMachine({
  machine: actMachine<unknown, unknown>(),
  start: fixture,
  moves,
  places: 200,
  walks: {
    length: 15,
    sees: (at) => at.output()?.result,
    reaches: ['done', 'refused', 'unknown'],
    rules: (at, path) => {
      const output = at.output();
      return {
        'two attempts are in flight': at.ask.open().length <= 1,
        'the key changed': at.ask.calls.every(({ input }) => input.key === 'key-1'),
        'done without a success': output?.result !== 'done' || path.includes('yes'),
        'over without the word of platform or member':
          !output || /^(yes|no|kept no|leave)$/.test(path.at(-1) ?? ''),
        'refused although an attempt was lost':
          output?.result !== 'refused' || path.at(-1) === 'kept no' || !path.includes('offline'),
      };
    },
  },
});
