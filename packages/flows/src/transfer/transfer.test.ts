import { describe, expect, test } from 'vitest';
import { expired, offline, refused } from '../../test/failures.ts';
import {
  actMoves,
  actRules,
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
import { transferMachine, transferWith } from './transfer.machine.ts';
import { selectTransfer } from './transfer.selectors.ts';
import type { Transfer, TransferTargets, TransferValues } from './transfer.types.ts';

const targets: TransferTargets = {
  upline: { account: 'asha2026', nickname: 'Asha' },
  downlines: [{ account: 'ravi2026', nickname: 'Ravi' }],
  min: '1.00',
  max: '1000.00',
  available: '900.00',
  blocks: [],
};
const blocked: TransferTargets = { ...targets, blocks: [{ reason: 'turnover', amount: '250.00' }] };
const sound: TransferValues = { account: 'ravi2026', amount: '25.50', password: 'Play4fun' };
const made: Transfer = { reference: 'T1', account: 'ravi2026', amount: '25.50', time: 1 };

function fixture(watched?: Watched<typeof transferMachine>, account?: string) {
  const loadTargets = held<void, TransferTargets>();
  const transfer = held<ActTry<TransferValues>, Transfer>();
  const filled = transferWith({ loadTargets: loadTargets.service, transfer: transfer.service });
  const rig = startMachine(filled, { newKey: keys(), decimals: 2, account }, watched);
  return {
    ...rig,
    loadTargets,
    transfer,
    view: () => selectTransfer(rig.actor.getSnapshot()),
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      return JSON.stringify([
        status,
        value,
        context.problems,
        context.failure,
        context.values,
        placeOf(selectTransfer(rig.actor.getSnapshot()).act),
      ]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function atForm() {
  const at = fixture();
  at.loadTargets.last().answer(targets);
  await settle();
  return at;
}
async function submitted(values: Partial<TransferValues> = {}) {
  const at = await atForm();
  at.actor.send({ type: 'submit', values: { ...sound, ...values } });
  return at;
}
async function confirmed() {
  const at = await submitted();
  at.actor.send({ type: 'confirm' });
  return at;
}
describe('recipient and amount', () => {
  test('are limited by the platform, which is read before the form opens', async () => {
    const at = fixture(undefined, 'ravi2026');
    expect(at.view()).toMatchObject({ step: 'loading', busy: true, targets: undefined });
    at.loadTargets.last().answer(targets);
    await settle();
    expect(at.view()).toMatchObject({ step: 'form', busy: false, targets });
    expect(at.view().values.account).toBe('ravi2026');
  });

  test('are requested once more after a failure, and time out', async () => {
    const at = fixture();
    at.loadTargets.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'loadFailed', failure: { kind: 'offline' } });
    at.actor.send({ type: 'reload' });
    expect(at.view()).toMatchObject({ step: 'loading', failure: undefined });
    const call = at.loadTargets.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('loading');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'loadFailed',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
    call.answer(targets);
    await settle();
    expect(at.view().step).toBe('loadFailed');
  });

  test.each([
    [{ account: ' ' }, { account: 'required' }],
    [{ account: 'someone' }, { account: 'notInLine' }],
    [{ amount: '' }, { amount: 'required' }],
    [{ amount: '0.99' }, { amount: 'tooSmall' }],
    [{ amount: '1.001' }, { amount: 'tooFine' }],
    [{ amount: '1000.01' }, { amount: 'tooLarge' }],
    [{ amount: '900.01' }, { amount: 'notAvailable' }],
    [{ password: '' }, { password: 'required' }],
  ] as const)('are validated before anything is sent: %o', async (values, problems) => {
    const at = await submitted(values);
    expect(at.view()).toMatchObject({
      step: 'form',
      problems,
      values: { ...sound, ...trim(values) },
    });
    expect(at.view().problemsOf({ ...sound, ...values })).toEqual(problems);
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ step: 'confirming', problems: {} });
  });

  test('accept the upline, and are trimmed', async () => {
    const at = await submitted({ account: ' asha2026 ', amount: ' 1.00' });
    expect(at.view()).toMatchObject({
      step: 'confirming',
      values: { account: 'asha2026', amount: '1.00' },
    });
  });
});

function trim(values: Partial<TransferValues>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

describe('what blocks a transfer', () => {
  test('is shown in place of the form, until it is resolved', async () => {
    const at = fixture();
    at.actor.send({ type: 'reload' });
    expect(at.loadTargets.calls).toHaveLength(1);
    at.loadTargets.last().answer(blocked);
    await settle();
    expect(at.view()).toMatchObject({ step: 'blocked', busy: false, targets: blocked });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view().step).toBe('blocked');
    at.actor.send({ type: 'reload' });
    at.loadTargets.last().answer(targets);
    await settle();
    expect(at.view()).toMatchObject({ step: 'form', targets });
  });

  test.each(['TURNOVER_LEFT', 'TIME_OUT', 'SELF_EXCLUDED', 'NOT_IN_LINE', 'INSUFFICIENT_FUNDS'])(
    'is read again when only the transfer reveals it: %s',
    async (code) => {
      const at = await confirmed();
      at.transfer.last().fail(refused(code));
      await settle();
      expect(at.view()).toMatchObject({ step: 'loading', failure: { code } });
      at.loadTargets.last().answer(blocked);
      await settle();
      expect(at.view()).toMatchObject({ step: 'blocked', values: sound, failure: { code } });
    },
  );
});

describe('a transfer', () => {
  test('is sent when the member has reviewed it and confirms', async () => {
    const at = await submitted();
    expect(at.transfer.calls).toHaveLength(0);
    at.actor.send({ type: 'back' });
    expect(at.view()).toMatchObject({ step: 'form', values: sound });
    at.actor.send({ type: 'submit', values: sound });
    at.actor.send({ type: 'confirm' });
    expect(at.view()).toMatchObject({ step: 'transferring', busy: true, canLeave: false });
    expect(at.transfer.last().input).toMatchObject({ key: 'key-1', request: sound });
    at.transfer.last().answer(made);
    await settle();
    expect(at.output()).toEqual({ result: 'transferred', transfer: made });
    expect(at.view()).toMatchObject({ step: 'done', transfer: made, busy: false });
  });

  test('is sent once, however often the button is pressed', async () => {
    const at = await confirmed();
    at.actor.send({ type: 'confirm' });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.transfer.calls).toHaveLength(1);
  });

  test('that is rejected keeps what was typed, and the next attempt is a new act', async () => {
    const at = await confirmed();
    at.transfer.last().fail(refused('PAYMENT_PASSWORD_WRONG'));
    await settle();
    expect(at.view()).toMatchObject({
      step: 'form',
      values: sound,
      failure: { kind: 'refused', code: 'PAYMENT_PASSWORD_WRONG' },
    });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view().failure).toBeUndefined();
    at.actor.send({ type: 'confirm' });
    expect(at.transfer.last().input.key).toBe('key-2');
  });

  test('whose answer is lost is requested again with its key, until the member leaves', async () => {
    const at = await confirmed();
    await loseUntilLeft(at, at.transfer);
    expect(at.view()).toMatchObject({ step: 'closed', transfer: undefined });
  });

  test('continues after another login, with the same key', async () => {
    const at = await confirmed();
    at.transfer.last().fail(expired);
    await settle();
    at.view().act?.send({ type: 'again' });
    at.transfer.last().answer(made);
    await settle();
    expect(at.transfer.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1']);
    expect(at.view().step).toBe('done');
  });

  test('keeps no password', async () => {
    const done = await confirmed();
    done.transfer.last().answer(made);
    await settle();
    const left = await submitted();
    left.actor.send({ type: 'leave' });
    expect(left.output()).toEqual({ result: 'left' });
    for (const at of [done, left]) keepsNothingOf('Play4fun', at);
  });

  test('fails at once without its services', async () => {
    const at = startMachine(transferMachine, { newKey: keys(), decimals: 2 });
    await settle();
    expect(String(at.errors[0])).toContain('the service "loadTargets" of this flow');
  });
});

const send = act<Fixture>;
const ofAct = (at: Fixture) => at.transfer;
const moves: readonly Move<Fixture>[] = [
  send('submit', ({ actor }) => actor.send({ type: 'submit', values: sound })),
  send('submit nothing', ({ actor }) =>
    actor.send({ type: 'submit', values: { account: '', amount: '', password: '' } }),
  ),
  ...(['confirm', 'back', 'leave', 'reload'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('update', ({ actor }) => actor.send({ type: 'update', targets })),
  send('update blocked', ({ actor }) => actor.send({ type: 'update', targets: blocked })),
  send('2 s', ({ clock }) => clock.increment(actPauseMs)),
  send('70 s', ({ clock }) => clock.increment(70_000)),
  ...actMoves,
  reply(
    'targets ok',
    (at: Fixture) => at.loadTargets,
    (call) => call.answer(targets),
  ),
  reply(
    'targets blocked',
    (at: Fixture) => at.loadTargets,
    (call) => call.answer(blocked),
  ),
  reply(
    'targets fail',
    (at: Fixture) => at.loadTargets,
    (call) => call.fail(offline),
  ),
  reply('yes', ofAct, (call) => call.answer(made)),
  reply('no', ofAct, (call) => call.fail(refused('PAYMENT_PASSWORD_WRONG'))),
  reply('blocked', ofAct, (call) => call.fail(refused('TURNOVER_LEFT'))),
  reply('lost', ofAct, (call) => call.fail(offline)),
  reply('expired', ofAct, (call) => call.fail(expired)),
];

provesMachine({
  machine: transferMachine,
  start: fixture,
  moves,
  places: 200,
  walks: {
    length: 25,
    sees: (at) => at.output()?.result,
    reaches: ['left', 'transferred', 'unknown'],
    rules: (at, path) => {
      const output = at.output();
      return {
        ...actRules(at.transfer),
        'more acts than confirmations':
          new Set(at.transfer.calls.map(({ input }) => input.key)).size <= count(path, 'confirm'),
        'more than one transfer was made': count(path, 'yes') <= 1,
        'transferred without a success': output?.result !== 'transferred' || path.at(-1) === 'yes',
        'left while the platform may still act':
          output?.result !== 'left' || at.transfer.open().length === 0,
        'a rejection lost what was typed':
          path.at(-1) !== 'no' || at.view().values.password === sound.password,
        'the password outlives its use':
          !output || !/Play4fun/.test(JSON.stringify(at.actor.getPersistedSnapshot())),
      };
    },
  },
});
