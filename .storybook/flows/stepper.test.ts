import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './held-machine.ts';
import { type FlowName, machines } from './machines.ts';
import { childEvents, scripts } from './scripts.ts';
import { type Stepper, startStepper } from './stepper.ts';

// the list's own keys
const names = Object.keys(machines) as FlowName[];

/** The services of a machine and of those inside it, by the names that a reader sees. */
function servicesOf(machine: AnyStateMachine, called?: string): string[] {
  return Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    isMachine(logic) ? servicesOf(logic, logic.id === 'act' ? name : undefined) : [called ?? name],
  );
}

function eventsOf(machine: AnyStateMachine): string[] {
  const inside = Object.values(machine.implementations.actors).filter(isMachine);
  return [...machine.events, ...inside.flatMap(eventsOf)];
}

describe.each(names)('the script of %s', (name) => {
  test('answers every service, and no other', () => {
    expect(Object.keys(scripts[name].answers).sort()).toEqual(
      [...new Set(servicesOf(machines[name]))].sort(),
    );
  });

  test('sends every event that somebody may send, and no other', () => {
    const sent = new Set(Object.values(scripts[name].events).map(({ type }) => type));
    const taken = machines[name].events.filter((type) => !/^xstate\.|^\*$|^$|^sent$/.test(type));
    expect([...sent].sort()).toEqual([...new Set(taken)].sort());
  });
});

test('events for child machines are ones that they accept', () => {
  const known = new Set(names.flatMap((name) => eventsOf(machines[name])));
  for (const event of Object.values(childEvents).flatMap((events) => Object.values(events))) {
    expect(known).toContain(event.type);
  }
});

async function take(stepper: Stepper, label: string): Promise<void> {
  const { events, services, times } = stepper.steps();
  const all = [...events, ...services.flatMap(({ steps }) => steps), ...times];
  const step = all.find((each) => each.label === label);
  if (!step) throw new Error(`No "${label}" among ${all.map((each) => each.label).join(', ')}`);
  step.take();
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

test('a flow is stepped by hand: events, services, time, and the machines inside it', async () => {
  const stepper = startStepper(machines['contract-offer'], scripts['contract-offer']);
  const before = stepper.version();
  let count = 0;
  stepper.subscribe(() => {
    count += 1;
  });
  await take(stepper, 'is an offer');
  expect(stepper.steps().services).toEqual([]);
  await take(stepper, 'choose accept');
  await take(stepper, 'confirm');
  expect(stepper.steps().services.map(({ name }) => name)).toEqual(['act']);
  await take(stepper, 'says the session is over');
  await take(stepper, 'act: again');
  await take(stepper, 'is out of reach');
  await take(stepper, 'pause: 2 s');
  await take(stepper, 'is taken');
  await take(stepper, 'is active');
  expect(stepper.actor.getSnapshot().value).toBe('standing');
  expect(stepper.steps().events.map(({ label }) => label)).toEqual([
    'choose terminate',
    'refresh',
    'leave',
  ]);
  expect(count).toBeGreaterThan(8);
  expect(stepper.version()).toBe(before + count);
});
