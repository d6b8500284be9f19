import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { offline } from '../../test/failures.ts';
import { startMachine, type Watched } from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { logoutMachine, logoutWith } from './logout.machine.ts';
import { selectLogout } from './logout.selectors.ts';

function fixture(watched?: Watched<typeof logoutMachine>) {
  const services = {
    callLogout: held<void, void>(),
    clearSession: held<void, void>(),
    restoreMerchant: held<void, void>(),
  };
  const filled = logoutWith({
    callLogout: services.callLogout.service,
    clearSession: services.clearSession.service,
    restoreMerchant: services.restoreMerchant.service,
  });
  const rig = startMachine(filled, undefined, watched);
  return {
    ...rig,
    services,
    view: () => selectLogout(rig.actor.getSnapshot()),
    output: () => rig.actor.getSnapshot().output,
    place: () => JSON.stringify([rig.actor.getSnapshot().value, rig.actor.getSnapshot().context]),
  };
}
type Fixture = ReturnType<typeof fixture>;
type Name = keyof Fixture['services'];

async function answer(at: Fixture, service: Name) {
  at.services[service].last().answer();
  await settle();
}

async function fail(at: Fixture, service: Name) {
  at.services[service].last().fail(offline);
  await settle();
}

const counts = ({ services }: Fixture) => Object.values(services).map(({ calls }) => calls.length);

test('[spec 4.24] asks first; then calls, clears the session, restores the merchant keys, and goes to /', async () => {
  const at = fixture();
  expect(at.view()).toEqual({ step: 'confirm', busy: false, failure: undefined });
  expect(counts(at)).toEqual([0, 0, 0]);
  at.actor.send({ type: 'confirm' });
  expect(at.view()).toMatchObject({ step: 'leaving', busy: true });
  expect(counts(at)).toEqual([1, 0, 0]);
  await answer(at, 'callLogout');
  expect(counts(at)).toEqual([1, 1, 0]);
  await answer(at, 'clearSession');
  expect(counts(at)).toEqual([1, 1, 1]);
  expect(at.output()).toBeUndefined();
  await answer(at, 'restoreMerchant');
  expect(at.view().step).toBe('closed');
  expect(at.output()).toEqual({ result: 'signedOut', goTo: '/', failure: undefined });
});

test('a member who stays is not logged out', () => {
  const at = fixture();
  at.actor.send({ type: 'cancel' });
  expect(at.output()).toEqual({ result: 'stayed' });
  expect(counts(at)).toEqual([0, 0, 0]);
});

test('is called once, however often it is confirmed', () => {
  const at = fixture();
  at.actor.send({ type: 'confirm' });
  at.actor.send({ type: 'confirm' });
  at.actor.send({ type: 'cancel' });
  expect(counts(at)).toEqual([1, 0, 0]);
});

test('a failed call still signs out here, and reports it', async () => {
  const at = fixture();
  at.actor.send({ type: 'confirm' });
  await fail(at, 'callLogout');
  expect(at.view()).toMatchObject({ step: 'leaving', failure: { kind: 'offline' } });
  await answer(at, 'clearSession');
  await answer(at, 'restoreMerchant');
  expect(at.output()).toEqual({
    result: 'signedOut',
    goTo: '/',
    failure: { kind: 'offline' },
  });
});

test('a call that hangs times out, and its late failure changes nothing', async () => {
  const at = fixture();
  at.actor.send({ type: 'confirm' });
  at.clock.increment(serviceTimeoutMs - 1);
  expect(counts(at)).toEqual([1, 0, 0]);
  at.clock.increment(1);
  expect(counts(at)).toEqual([1, 1, 0]);
  expect(at.services.callLogout.last().signal.aborted).toBe(true);
  const timeout = { kind: 'timeout', afterMs: serviceTimeoutMs };
  expect(at.view().failure).toEqual(timeout);
  await fail(at, 'callLogout');
  expect(at.view().failure).toEqual(timeout);
});

test.each(['clearSession', 'restoreMerchant'] as const)(
  'when %s fails or hangs it can be retried',
  async (service) => {
    const at = fixture();
    at.actor.send({ type: 'confirm' });
    await answer(at, 'callLogout');
    if (service === 'restoreMerchant') await answer(at, 'clearSession');
    await fail(at, service);
    expect(at.view()).toMatchObject({ step: 'notCleared', busy: false });
    at.actor.send({ type: 'retry' });
    if (service === 'restoreMerchant') await answer(at, 'clearSession');
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('leaving');
    at.clock.increment(1);
    expect(at.view().step).toBe('notCleared');
    at.actor.send({ type: 'retry' });
    await answer(at, 'clearSession');
    await answer(at, 'restoreMerchant');
    expect(at.output()).toMatchObject({ result: 'signedOut' });
  },
);

test.each(['callLogout', 'clearSession', 'restoreMerchant'] as const)(
  '%s without an implementation fails at once',
  async (service) => {
    const placeholder = logoutMachine.implementations.actors[service] as never;
    const done = () => Promise.resolve();
    const machine = logoutWith({ callLogout: done, clearSession: done, restoreMerchant: done });
    const errors: unknown[] = [];
    const actor = createActor(machine.provide({ actors: { [service]: placeholder } }));
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    actor.send({ type: 'confirm' });
    await settle();
    await settle();
    expect(String(errors[0])).toContain(`the service "${service}" of this flow is a placeholder`);
  },
);

const send = act<Fixture>;
const moves: readonly Move<Fixture>[] = [
  send('confirm', ({ actor }) => actor.send({ type: 'confirm' })),
  send('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  send('retry', ({ actor }) => actor.send({ type: 'retry' })),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  ...(['callLogout', 'clearSession', 'restoreMerchant'] as const).flatMap((service) =>
    ['ok', 'fails'].map((how) => ({
      name: `${service} ${how}`,
      now: ({ services }: Fixture) => {
        const call = services[service].open()[0];
        return call && (() => (how === 'ok' ? call.answer() : call.fail(offline)));
      },
    })),
  ),
];

provesMachine({
  machine: logoutMachine,
  start: fixture,
  moves,
  places: 50,
  walks: {
    length: 12,
    sees: (at) => at.output()?.result,
    reaches: ['signedOut', 'stayed'],
    rules: (at, path) => {
      const output = at.output();
      const out = output?.result === 'signedOut';
      return {
        'the platform was called twice': at.services.callLogout.calls.length <= 1,
        'cleared without a word of the member':
          at.services.clearSession.calls.length === 0 || path.includes('confirm'),
        'out with the session in place': !out || path.includes('clearSession ok'),
        'out without the merchant keys': !out || path.includes('restoreMerchant ok'),
      };
    },
  },
});
