import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { offline } from '../../test/failures.ts';
import { fails, reply, startMachine, type Watched } from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { realityCheckMachine, realityCheckWith } from './reality-check.machine.ts';
import { selectRealityCheck } from './reality-check.selectors.ts';
import type { PlayPosition } from './reality-check.types.ts';

const minute = 60_000;
const position: PlayPosition = { playedMs: 10 * minute, net: '-25.00' };

function fixture(watched?: Watched<typeof realityCheckMachine>, minutes = 10, since = 0) {
  const load = held<void, PlayPosition>();
  const clock = new SimulatedClock();
  const input = { minutes, since, now: () => clock.now() };
  const rig = startMachine(realityCheckWith({ loadPosition: load.service }), input, watched, clock);
  return {
    ...rig,
    load,
    view: () => selectRealityCheck(rig.actor.getSnapshot()),
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      return JSON.stringify([value, context.minutes, context.failure?.kind]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function covered() {
  const at = fixture();
  at.clock.increment(10 * minute);
  at.load.last().answer(position);
  await settle();
  return at;
}

test('at each interval play is covered, and time and net position are shown', async () => {
  const at = fixture();
  at.clock.increment(10 * minute - 1);
  expect(at.view()).toMatchObject({ step: 'playing', canContinue: false });
  at.clock.increment(1);
  expect(at.view()).toMatchObject({ step: 'check', busy: true, canContinue: false });
  at.actor.send({ type: 'continue' });
  expect(at.view().step).toBe('check');
  at.load.last().answer(position);
  await settle();
  expect(at.view()).toMatchObject({ step: 'check', busy: false, position, canContinue: true });
  expect(at.view().elapsedMs(at.clock.now())).toBe(10 * minute);
});

test('starts an interval when the member continues, and notifies the page', async () => {
  const at = await covered();
  at.clock.increment(minute);
  at.actor.send({ type: 'continue' });
  expect(at.view()).toMatchObject({ step: 'playing', position: undefined });
  expect(at.emitted).toEqual([{ type: 'continued', since: 11 * minute }]);
  at.clock.increment(10 * minute - 1);
  expect(at.view().step).toBe('playing');
  at.clock.increment(1);
  expect(at.view()).toMatchObject({ step: 'check', position: undefined });
});

test('a check is ended by an answer alone', async () => {
  const at = await covered();
  at.actor.send({ type: 'shown' });
  at.actor.send({ type: 'set', minutes: undefined });
  expect(at.view().step).toBe('check');
  at.actor.send({ type: 'leave' });
  expect(at.view().step).toBe('ended');
});

test('a reload starts no new interval', () => {
  const at = fixture(undefined, 10, -9 * minute);
  at.clock.increment(minute);
  expect(at.view().step).toBe('check');
  expect(fixture(undefined, 10, -11 * minute).view().step).toBe('check');
});

test('a page that was suspended is covered as soon as it is visible', () => {
  let now = 0;
  const load = held<void, PlayPosition>();
  const machine = realityCheckWith({ loadPosition: load.service });
  const at = startMachine(machine, { minutes: 10, since: 0, now: () => now });
  at.actor.send({ type: 'shown' });
  expect(load.calls).toHaveLength(0);
  now = 10 * minute;
  at.actor.send({ type: 'shown' });
  expect(load.calls).toHaveLength(1);
});

test('the interval can be changed and removed', () => {
  const at = fixture();
  at.actor.send({ type: 'set', minutes: undefined });
  at.clock.increment(300 * minute);
  expect(at.view().step).toBe('playing');
  at.actor.send({ type: 'set', minutes: 301 });
  at.clock.increment(minute - 1);
  at.actor.send({ type: 'set', minutes: undefined });
  at.clock.increment(minute);
  expect(at.view().step).toBe('playing');
  at.actor.send({ type: 'set', minutes: 5 });
  expect(at.view().step).toBe('check');
});

test('a position that cannot be read blocks nobody, and is read again', async () => {
  const at = fixture();
  at.clock.increment(10 * minute);
  at.load.last().fail(offline);
  await settle();
  const unread = { step: 'check', failure: { kind: 'offline' }, canContinue: true };
  expect(at.view()).toMatchObject({ ...unread, busy: false });
  at.clock.increment(5000);
  expect(at.view()).toMatchObject({ ...unread, busy: true });
  at.clock.increment(serviceTimeoutMs);
  expect(at.view()).toMatchObject({ busy: false, failure: { kind: 'timeout' }, canContinue: true });
  at.clock.increment(5000);
  at.load.last().answer(position);
  await settle();
  expect(at.view()).toMatchObject({ step: 'check', position, failure: undefined });
});

test('a member continues while a position is read again, and the next check is a new one', async () => {
  const at = fixture();
  at.clock.increment(10 * minute);
  at.load.last().fail(offline);
  await settle();
  at.clock.increment(5000);
  at.actor.send({ type: 'continue' });
  expect(at.emitted).toHaveLength(1);
  expect(at.view().step).toBe('playing');
  at.clock.increment(10 * minute);
  expect(at.view()).toMatchObject({ busy: true, failure: undefined, canContinue: false });
});

test('play cannot continue once the time limit is reached', async () => {
  for (const at of [fixture(), await covered()]) {
    at.actor.send({ type: 'timeUp' });
    at.actor.send({ type: 'continue' });
    expect(at.view()).toMatchObject({ step: 'timeUp', canContinue: false });
    at.actor.send({ type: 'leave' });
    expect(at.view().step).toBe('ended');
    expect(at.actor.getSnapshot().output).toEqual({ result: 'left' });
  }
});

test('a flow without its service fails at once', async () => {
  const at = startMachine(realityCheckMachine, { minutes: 10, since: 0, now: () => 10 * minute });
  await settle();
  expect(String(at.errors[0])).toContain('the service "loadPosition" of this flow');
});

const send = act<Fixture>;
const moves: readonly Move<Fixture>[] = [
  ...(['shown', 'timeUp', 'continue', 'leave'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('set 10', ({ actor }) => actor.send({ type: 'set', minutes: 10 })),
  send('set none', ({ actor }) => actor.send({ type: 'set', minutes: undefined })),
  send('10 min', ({ clock }) => clock.increment(10 * minute)),
  send('5 s', ({ clock }) => clock.increment(5000)),
  reply(
    'position',
    (at: Fixture) => at.load,
    (call) => call.answer(position),
  ),
  fails('no position', (at: Fixture) => at.load, offline),
];

provesMachine({
  machine: realityCheckMachine,
  start: fixture,
  moves,
  places: 100,
  walks: {
    length: 25,
    sees: (at) => at.view().step,
    reaches: ['check', 'ended', 'playing', 'timeUp'],
    rules: (at, path) => {
      const last = path.at(-1) ?? '';
      const { step } = at.view();
      const { minutes, since } = at.actor.getSnapshot().context;
      const overdue = minutes !== undefined && at.clock.now() - since >= minutes * minute;
      return {
        'play continues past its interval': step !== 'playing' || !overdue,
        'play resumed after the time limit': !path.includes('timeUp') || step !== 'playing',
        'ended without an answer': step !== 'ended' || last === 'leave',
        'continued without an answer': at.emitted.length <= count(path, 'continue'),
      };
    },
  },
});
