import { expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
import {
  answer,
  fail,
  flowFixture,
  passes,
  repliesOf,
  type Watched,
} from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { freePlayMachine, freePlayWith } from './free-play.machine.ts';
import { selectFreePlay } from './free-play.selectors.ts';
import type { FreePlayServices } from './free-play.types.ts';

const loginAnswer = { token: 'T-1', firstTimeLogin: false, passwordExpired: false };

const fixture = (watched?: Watched<typeof freePlayMachine>) =>
  flowFixture({
    names: ['enter'],
    fill: (services: FreePlayServices) => freePlayWith(services),
    select: selectFreePlay,
    marks: ({ context }) => context.failure?.kind,
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

const start = (at: Fixture) => at.actor.send({ type: 'start' });

test('a guest enters by one call, however often the button is pressed', async () => {
  const at = fixture();
  expect(at.view()).toEqual({ step: 'idle', busy: false, failure: undefined, canStart: true });
  expect(at.services.enter.calls).toHaveLength(0);
  start(at);
  start(at);
  expect(at.view()).toMatchObject({ step: 'entering', busy: true, canStart: false });
  expect(at.services.enter.calls).toHaveLength(1);
  await answer(at.services.enter, loginAnswer);
  expect(at.snapshot().output).toEqual({ result: 'entered', answer: loginAnswer });
  expect(at.view().step).toBe('closed');
});

test.each([refused('METHOD_NOT_OFFERED'), offline, failed({ kind: 'http', status: 500 })])(
  'a failure is reported and can be retried: %s',
  async (error) => {
    const at = fixture();
    start(at);
    await fail(at.services.enter, error);
    expect(at.view()).toMatchObject({ step: 'idle', failure: error.failure, canStart: true });
    start(at);
    expect(at.view()).toMatchObject({ step: 'entering', failure: undefined });
  },
);

test('an answer without a token logs nobody in', async () => {
  const at = fixture();
  start(at);
  await answer(at.services.enter, { ...loginAnswer, token: undefined });
  expect(at.view()).toMatchObject({ step: 'idle', failure: { kind: 'malformed' } });
});

test('a call that hangs times out, and a late success changes nothing', async () => {
  const at = fixture();
  start(at);
  at.clock.increment(serviceTimeoutMs - 1);
  expect(at.view().step).toBe('entering');
  at.clock.increment(1);
  const late = { step: 'idle', failure: { kind: 'timeout', afterMs: serviceTimeoutMs } };
  expect(at.view()).toMatchObject(late);
  await answer(at.services.enter, loginAnswer);
  expect(at.view()).toMatchObject(late);
});

test('a visitor who leaves is not logged in', async () => {
  const at = fixture();
  start(at);
  at.actor.send({ type: 'cancel' });
  expect(at.services.enter.last().signal.aborted).toBe(true);
  expect(at.snapshot().output).toEqual({ result: 'cancelled' });
});

test('a service without an implementation fails at once', async () => {
  const at = fixture({ placeholders: freePlayMachine.implementations.actors });
  start(at);
  await settle();
  await settle();
  expect(String(at.errors[0])).toContain('the service "enter"');
});

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('start', start),
  act('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  passes(20_000),
  reply('enter', 'ok', (call) => call.answer(loginAnswer)),
  reply('enter', 'says nothing', (call) => call.answer({ ...loginAnswer, token: undefined })),
  reply('enter', 'fails', (call) => call.fail(offline)),
];

provesMachine({
  machine: freePlayMachine,
  start: fixture,
  moves,
  places: 20,
  walks: {
    length: 12,
    sees: (at) => at.snapshot().output?.result,
    reaches: ['cancelled', 'entered'],
    rules: (at, path) => {
      const { output } = at.snapshot();
      const { calls, open } = at.services.enter;
      return {
        'two calls are in flight': open().length <= 1,
        'more calls than clicks': calls.length <= count(path, 'start'),
        'entered without a success': output?.result !== 'entered' || path.includes('enter ok'),
        'a success that was ignored': path.at(-1) !== 'enter ok' || output?.result === 'entered',
      };
    },
  },
});
