import { describe, expect, test } from 'vitest';
import { expired, offline, refused } from '../../test/failures.ts';
import {
  actMoves,
  actRules,
  fails,
  keepsNothingOf,
  keys,
  loseUntilLeft,
  placeOf,
  reply,
  startMachine,
  type Watched,
} from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { actPauseMs } from '../act/act.machine.ts';
import type { ActTry } from '../act/act.types.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { redeemMachine, redeemWith } from './point-redeem.machine.ts';
import { selectRedeem } from './point-redeem.selectors.ts';
import type {
  PointsReward,
  RedeemRecord,
  RedeemRequest,
  RedeemStart,
  RedeemValues,
} from './point-redeem.types.ts';

const cards: PointsReward = {
  rewardId: 'CARDS',
  type: 'GOODS',
  name: 'Deck of cards',
  description: 'In a tin',
  language: 'EN',
  imageUrl: '/cards.svg',
  points: 900,
  amountRequirement: '0.00',
  stock: 6,
  maxQuantity: 3,
};
const tea: PointsReward = { ...cards, rewardId: 'TEA', type: 'GIFT', points: 300 };
const start: RedeemStart = { points: 2000, reward: cards };
const sound: RedeemValues = { quantity: 2, address: '1 Lotus Lane', password: 'Play4fun' };
const record: RedeemRecord = {
  reference: 'M1',
  applyTime: 1,
  type: 'GOODS',
  name: 'Deck of cards',
  language: 'EN',
  quantity: 2,
  points: 1800,
  amountRequirement: '0.00',
  status: 'inProcess',
  remark: '',
};

function fixture(watched?: Watched<typeof redeemMachine>) {
  const read = held<string, RedeemStart>();
  const redeem = held<ActTry<RedeemRequest>, RedeemRecord>();
  const filled = redeemWith({ readStart: read.service, redeem: redeem.service });
  const rig = startMachine(filled, { newKey: keys(), rewardId: 'CARDS' }, watched);
  const view = () => selectRedeem(rig.actor.getSnapshot());
  return {
    ...rig,
    read,
    redeem,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      const { problems, failure, readFailure, start: known } = context;
      const facts = [Object.keys(problems), failure?.kind, readFailure?.kind, known?.points];
      return JSON.stringify([status, value, facts, placeOf(view().act)]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function read(at: Fixture, what: Partial<RedeemStart> = {}) {
  at.read.last().answer({ ...start, ...what });
  await settle();
}
async function atForm(what: Partial<RedeemStart> = {}) {
  const at = fixture();
  await read(at, what);
  return at;
}
async function confirmed() {
  const at = await atForm();
  at.actor.send({ type: 'submit', values: sound });
  at.actor.send({ type: 'confirm' });
  return at;
}

describe('points and stock', () => {
  test('are read before anything can be typed', async () => {
    const at = fixture();
    expect(at.view()).toMatchObject({ step: 'reading', busy: true, points: undefined, most: 0 });
    expect(at.read.last().input).toBe('CARDS');
    await read(at);
    expect(at.view()).toMatchObject({
      step: 'form',
      busy: false,
      points: 2000,
      reward: cards,
      needsAddress: true,
      most: 2,
    });
    expect(at.view().costOf(2)).toEqual({ points: 1800, left: 200 });
  });

  test.each([
    [{ points: 2700 }, 3],
    [{ points: 99_999 }, 3],
    [{ points: 899 }, 0],
    [{ points: 99_999, reward: { ...cards, stock: 1 } }, 1],
    [{ points: 0, reward: { ...cards, points: 0 } }, 3],
    // a correction by the platform can leave a negative balance
    [{ points: -5000 }, 0],
  ])('limit the quantity: %#', async (what, most) => {
    expect((await atForm(what)).view().most).toBe(most);
  });

  test('are requested once more after a failure, and time out', async () => {
    const at = fixture();
    at.read.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'unread', readFailure: { kind: 'offline' } });
    at.actor.send({ type: 'refresh' });
    const call = at.read.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('reading');
    at.clock.increment(1);
    const timeout = { kind: 'timeout', afterMs: serviceTimeoutMs };
    expect(at.view()).toMatchObject({ step: 'unread', readFailure: timeout });
    call.answer(start);
    await settle();
    expect(at.view().step).toBe('unread');
    at.actor.send({ type: 'refresh' });
    await read(at);
    expect(at.view()).toMatchObject({ step: 'form', readFailure: undefined });
  });

  test('that cannot be read again stay as they were', async () => {
    const at = await atForm();
    at.actor.send({ type: 'refresh' });
    at.read.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({
      step: 'form',
      points: 2000,
      readFailure: { kind: 'offline' },
    });
    at.actor.send({ type: 'refresh' });
    at.clock.increment(serviceTimeoutMs);
    expect(at.view()).toMatchObject({ step: 'form', readFailure: { kind: 'timeout' } });
  });

  test('of an item that the mall no longer has end the flow', async () => {
    const at = await atForm({ reward: undefined });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ step: 'gone', most: 0, reward: undefined });
    at.actor.send({ type: 'leave' });
    expect(at.output()).toEqual({ result: 'left' });
  });
});

describe('the form', () => {
  test.each([
    [{ quantity: Number.NaN }, { quantity: 'notWhole' }],
    [{ quantity: 0 }, { quantity: 'notWhole' }],
    [{ quantity: 1.5 }, { quantity: 'notWhole' }],
    [{ quantity: 3 }, { quantity: 'tooFewPoints' }],
    [{ quantity: 4 }, { quantity: 'tooMany' }],
    [{ quantity: 7 }, { quantity: 'outOfStock' }],
    [{ address: ' ' }, { address: 'required' }],
    [{ address: 'x'.repeat(301) }, { address: 'tooLong' }],
    [{ password: ' ' }, { password: 'required' }],
  ] as const)('is validated before anything is sent: %o', async (values, problems) => {
    const at = await atForm();
    const typed = { ...sound, ...values };
    at.actor.send({ type: 'submit', values: typed });
    expect(at.view()).toMatchObject({ step: 'form', problems });
    expect(at.view().values.quantity).toBe(typed.quantity);
    expect(at.view().problemsOf(typed)).toEqual(problems);
    at.actor.send({ type: 'submit', values: { ...sound, address: 'x'.repeat(300) } });
    expect(at.view()).toMatchObject({ step: 'confirming', problems: {} });
  });

  test('may use the last piece and the last point', async () => {
    const at = await atForm({ points: 1800, reward: { ...cards, stock: 2 } });
    expect(at.view().problemsOf(sound)).toEqual({});
    expect(at.view().costOf(2).left).toBe(0);
  });

  test('requires an address for goods only', async () => {
    const at = await atForm({ reward: tea });
    expect(at.view().needsAddress).toBe(false);
    at.actor.send({ type: 'submit', values: { ...sound, address: 'x'.repeat(301) } });
    at.actor.send({ type: 'confirm' });
    expect(at.redeem.last().input.request).toEqual({
      rewardId: 'CARDS',
      quantity: 2,
      password: 'Play4fun',
    });
  });
});

describe('a redemption', () => {
  test('is sent when the member has seen its cost and confirms', async () => {
    const at = await atForm();
    const spaced = { ...sound, address: ' 1 Lotus Lane ', password: 'Play4fun ' };
    at.actor.send({ type: 'submit', values: spaced });
    expect(at.redeem.calls).toHaveLength(0);
    at.actor.send({ type: 'back' });
    expect(at.view()).toMatchObject({ step: 'form', values: sound });
    at.actor.send({ type: 'submit', values: sound });
    at.actor.send({ type: 'confirm' });
    expect(at.view()).toMatchObject({ step: 'redeeming', busy: true, canLeave: false });
    expect(at.redeem.last().input).toMatchObject({
      key: 'key-1',
      request: { rewardId: 'CARDS', ...sound },
    });
    at.redeem.last().answer(record);
    await settle();
    expect(at.output()).toEqual({ result: 'redeemed', record });
    expect(at.view()).toMatchObject({ step: 'redeemed', record, busy: false });
  });

  test('is sent once, however often the button is pressed', async () => {
    const at = await confirmed();
    at.actor.send({ type: 'confirm' });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.redeem.calls).toHaveLength(1);
  });

  test('that is rejected reads points and stock again, and keeps what was typed', async () => {
    const at = await confirmed();
    at.redeem.last().fail(refused('INSUFFICIENT_POINTS'));
    await settle();
    expect(at.view()).toMatchObject({ step: 'reading', busy: true });
    await read(at, { points: 950 });
    expect(at.view()).toMatchObject({
      step: 'form',
      values: sound,
      points: 950,
      most: 1,
      failure: { code: 'INSUFFICIENT_POINTS' },
    });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ step: 'form', problems: { quantity: 'tooFewPoints' } });
    at.actor.send({ type: 'submit', values: { ...sound, quantity: 1 } });
    expect(at.view().failure).toBeUndefined();
    at.actor.send({ type: 'confirm' });
    expect(at.redeem.last().input.key).toBe('key-2');
  });

  test('is read again when another tab has used the points', async () => {
    const at = await atForm();
    at.actor.send({ type: 'submit', values: sound });
    at.actor.send({ type: 'refresh' });
    await read(at, { points: 200 });
    expect(at.view()).toMatchObject({ step: 'form', values: sound, most: 0 });
    expect(at.redeem.calls).toHaveLength(0);
  });

  test('whose answer is lost is requested again with its key, until the member leaves', async () => {
    const at = await confirmed();
    await loseUntilLeft(at, at.redeem);
    expect(at.view()).toMatchObject({ step: 'closed', record: undefined });
  });

  test('keeps no password', async () => {
    const done = await confirmed();
    done.redeem.last().answer(record);
    await settle();
    const left = await atForm();
    left.actor.send({ type: 'submit', values: sound });
    left.actor.send({ type: 'leave' });
    expect(left.output()).toEqual({ result: 'left' });
    for (const at of [done, left]) keepsNothingOf('Play4fun', at);
  });

  test('fails at once without its services', async () => {
    const at = startMachine(redeemMachine, { newKey: keys(), rewardId: 'CARDS' });
    await settle();
    expect(String(at.errors[0])).toContain('the service "readStart" of this flow');
  });
});

const send = act<Fixture>;
const ofAct = (at: Fixture) => at.redeem;
const ofRead = (at: Fixture) => at.read;
const moves: readonly Move<Fixture>[] = [
  send('submit', ({ actor }) => actor.send({ type: 'submit', values: sound })),
  send('submit too many', ({ actor }) =>
    actor.send({ type: 'submit', values: { ...sound, quantity: 9 } }),
  ),
  ...(['confirm', 'back', 'refresh', 'leave'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('2 s', ({ clock }) => clock.increment(actPauseMs)),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  ...actMoves,
  reply('read enough', ofRead, (call) => call.answer(start)),
  reply('read too few', ofRead, (call) => call.answer({ ...start, points: 100 })),
  reply('read gone', ofRead, (call) => call.answer({ ...start, reward: undefined })),
  fails('not read', ofRead, offline),
  reply('yes', ofAct, (call) => call.answer(record)),
  fails('no', ofAct, refused('OUT_OF_STOCK')),
  fails('lost', ofAct, expired),
];

provesMachine({
  machine: redeemMachine,
  start: fixture,
  moves,
  places: 200,
  walks: {
    length: 30,
    sees: (at) => at.output()?.result,
    reaches: ['left', 'redeemed', 'unknown'],
    rules: (at, path) => {
      const output = at.output();
      const lastRead = path.findLast((name) => name.startsWith('read '))?.slice(5);
      return {
        ...actRules(at.redeem),
        'more acts than confirmations':
          new Set(at.redeem.calls.map(({ input }) => input.key)).size <= count(path, 'confirm'),
        'more than one redemption was made': count(path, 'yes') <= 1,
        'redeemed without a success': output?.result !== 'redeemed' || path.at(-1) === 'yes',
        'more points were asked for than there are':
          path.at(-1) !== 'confirm' || at.view().step !== 'redeeming' || lastRead !== 'too few',
        'left while the platform may still act':
          output?.result !== 'left' || at.redeem.open().length === 0,
        'the password outlives its use':
          !output || !/Play4fun/.test(JSON.stringify(at.actor.getPersistedSnapshot())),
      };
    },
  },
});
