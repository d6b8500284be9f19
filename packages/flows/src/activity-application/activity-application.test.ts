import { expect, test } from 'vitest';
import { expired, offline, refused } from '../../test/failures.ts';
import {
  actMoves,
  actRules,
  fails,
  keys,
  loseAct,
  placeOf,
  reply,
  startMachine,
  type Watched,
} from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import type { ActTry } from '../act/act.types.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { applicationMachine, applicationWith } from './activity-application.machine.ts';
import { selectApplication } from './activity-application.selectors.ts';
import type { Activity, ApplyRequest, ClaimRequest } from './activity-application.types.ts';

const standing = (state: Activity['state']): Activity => ({
  promotionId: 'P1',
  title: 'Photo',
  state,
  reward: '10.00',
  images: [],
});
const image = new Blob(['x'], { type: 'image/png' });
const sound = { comment: ' Here ', images: [image] };

function fixture(watched?: Watched<typeof applicationMachine>, state: Activity['state'] = 'join') {
  const apply = held<ActTry<ApplyRequest>, Activity>();
  const claim = held<ActTry<ClaimRequest>, Activity>();
  const read = held<string, Activity>();
  const filled = applicationWith({
    apply: apply.service,
    claim: claim.service,
    readActivity: read.service,
  });
  const rig = startMachine(filled, { newKey: keys(), activity: standing(state) }, watched);
  const view = () => selectApplication(rig.actor.getSnapshot());
  return {
    ...rig,
    apply,
    claim,
    read,
    view,
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      const { activity, problems, failure, readFailure } = context;
      const facts = [activity.state, Object.keys(problems), failure?.kind, readFailure?.kind];
      return JSON.stringify([value, facts, placeOf(view().act)]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

test('an application is sent once, with its images, and its reward is claimed once', async () => {
  const at = fixture();
  expect(at.view()).toMatchObject({ step: 'standing', canApply: true, canClaim: false });
  at.actor.send({ type: 'apply', values: sound });
  at.actor.send({ type: 'apply', values: sound });
  expect(at.view()).toMatchObject({ step: 'applying', busy: true, canApply: false });
  expect(at.apply.calls).toHaveLength(1);
  expect(at.apply.last().input.request).toEqual({
    promotionId: 'P1',
    comment: 'Here',
    images: [image],
  });
  at.apply.last().answer(standing('claim'));
  await settle();
  expect(at.view()).toMatchObject({ canClaim: true, values: { comment: '', images: [] } });
  at.actor.send({ type: 'claim' });
  at.actor.send({ type: 'claim' });
  expect(at.claim.calls.map(({ input }) => [input.key, input.request])).toEqual([
    ['key-2', { promotionId: 'P1' }],
  ]);
  at.claim.last().answer(standing('claimed'));
  await settle();
  at.actor.send({ type: 'leave' });
  expect(at.actor.getSnapshot().output).toEqual({ activity: standing('claimed') });
});

test('comment and images may be left out', () => {
  const at = fixture();
  at.actor.send({ type: 'apply', values: { comment: '', images: [] } });
  expect(at.apply.last().input.request).toEqual({ promotionId: 'P1', comment: '', images: [] });
});

test.each([
  [{ comment: 'x'.repeat(141), images: [] }, { comment: 'tooLong' }],
  [{ comment: '', images: [image, image, image, image] }, { images: 'tooMany' }],
  [{ comment: '', images: [new Blob(['x'])] }, { images: 'type' }],
] as const)('an application is validated before anything is sent', (values, problems) => {
  const at = fixture();
  at.actor.send({ type: 'apply', values });
  expect(at.view()).toMatchObject({ step: 'standing', problems, values });
  expect(at.view().problemsOf(values)).toEqual(problems);
  at.actor.send({ type: 'apply', values: { ...sound, comment: ` ${'ที่'.repeat(140)} ` } });
  expect(at.view()).toMatchObject({ step: 'applying', problems: {} });
});

test.each(['comingSoon', 'closed', 'joined', 'signed', 'applying', 'issued'] as const)(
  'nothing can be requested in the state %s',
  (state) => {
    const at = fixture(undefined, state);
    at.actor.send({ type: 'apply', values: sound });
    at.actor.send({ type: 'claim' });
    expect(at.view()).toMatchObject({ step: 'standing', canApply: false, canClaim: false });
    expect(at.view().values.comment).toBe('');
  },
);

test.each(['apply', 'claim'] as const)(
  'a rejection reloads the activity and gives the reason: %s',
  async (name) => {
    const at = fixture(undefined, name === 'apply' ? 'join' : 'claim');
    const press = () =>
      at.actor.send(name === 'apply' ? { type: 'apply', values: sound } : { type: 'claim' });
    press();
    at[name].last().fail(refused('WRONG_STATE'));
    await settle();
    expect(at.view()).toMatchObject({ step: 'reading', busy: true });
    expect(at.read.last().input).toBe('P1');
    at.read.last().answer(standing(name === 'apply' ? 'join' : 'claim'));
    await settle();
    expect(at.view()).toMatchObject({ step: 'standing', failure: { code: 'WRONG_STATE' } });
    expect(at.view().values.images).toHaveLength(name === 'apply' ? 1 : 0);
    press();
    expect(at.view().failure).toBeUndefined();
    expect(at[name].last().input.key).toBe('key-2');
  },
);

test.each(['apply', 'claim'] as const)(
  'a lost answer is requested again with its key: %s',
  async (name) => {
    const at = fixture(undefined, name === 'apply' ? 'join' : 'claim');
    at.actor.send(name === 'apply' ? { type: 'apply', values: sound } : { type: 'claim' });
    await loseAct(at, at[name]);
    at.view().act?.send({ type: 'again' });
    expect(new Set(at[name].calls.map(({ input }) => input.key)).size).toBe(1);
    await loseAct(at, at[name]);
    at.view().act?.send({ type: 'leave' });
    expect(at.view()).toMatchObject({ step: 'reading', failure: undefined });
  },
);

test('an activity that cannot be read stays as it was', async () => {
  const at = fixture();
  at.actor.send({ type: 'refresh' });
  at.read.last().fail(offline);
  await settle();
  expect(at.view()).toMatchObject({ step: 'standing', readFailure: { kind: 'offline' } });
  at.actor.send({ type: 'refresh' });
  at.clock.increment(serviceTimeoutMs - 1);
  expect(at.view().step).toBe('reading');
  at.clock.increment(1);
  expect(at.view().readFailure).toEqual({ kind: 'timeout', afterMs: serviceTimeoutMs });
  at.actor.send({ type: 'refresh' });
  at.read.last().answer(standing('closed'));
  await settle();
  expect(at.view()).toMatchObject({ readFailure: undefined, canApply: false });
});

test('a flow without its services fails at once', async () => {
  const at = startMachine(applicationMachine, { newKey: keys(), activity: standing('join') });
  at.actor.send({ type: 'refresh' });
  await settle();
  expect(String(at.errors[0])).toContain('the service "readActivity" of this flow');
});

const send = act<Fixture>;
const moves: readonly Move<Fixture>[] = [
  send('apply', ({ actor }) => actor.send({ type: 'apply', values: sound })),
  send('apply wrongly', ({ actor }) =>
    actor.send({ type: 'apply', values: { comment: 'x'.repeat(141), images: [] } }),
  ),
  ...(['claim', 'refresh', 'leave'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  ...actMoves,
  reply(
    'applied',
    (at: Fixture) => at.apply,
    (call) => call.answer(standing('claim')),
  ),
  reply(
    'claimed',
    (at: Fixture) => at.claim,
    (call) => call.answer(standing('claimed')),
  ),
  reply(
    'read',
    (at: Fixture) => at.read,
    (call) => call.answer(standing('claim')),
  ),
  fails('not read', (at: Fixture) => at.read, offline),
  fails('not applied', (at: Fixture) => at.apply, refused('WRONG_STATE')),
  fails('not claimed', (at: Fixture) => at.claim, refused('WRONG_STATE')),
  fails('application lost', (at: Fixture) => at.apply, expired),
  fails('claim lost', (at: Fixture) => at.claim, expired),
];

provesMachine({
  machine: applicationMachine,
  start: fixture,
  moves,
  places: 300,
  walks: {
    length: 25,
    sees: (at) => {
      const { status, output } = at.actor.getSnapshot();
      return status === 'done' ? (output?.activity.state ?? '') : undefined;
    },
    reaches: ['claim', 'claimed', 'join'],
    rules: (at, path) => {
      const { status } = at.actor.getSnapshot();
      return {
        ...actRules(at.apply),
        ...actRules(at.claim),
        'two acts are in flight': at.apply.open().length + at.claim.open().length <= 1,
        'more than one reward was claimed': count(path, 'claimed') <= 1,
        'claimed without a click': at.claim.calls.length === 0 || count(path, 'claim') > 0,
        'left while an act is in flight': status !== 'done' || path.at(-1) === 'leave',
      };
    },
  },
});
