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
import { withdrawalRow } from '../../test/withdrawal-row.ts';
import type { ActTry } from '../act/act.types.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { withdrawalMachine, withdrawalWith } from './withdrawal.machine.ts';
import { selectWithdrawal } from './withdrawal.selectors.ts';
import type {
  Payee,
  Withdrawal,
  WithdrawalRequest,
  WithdrawalStart,
  WithdrawalValues,
} from './withdrawal.types.ts';

const bank: Payee = { id: 'p1', kind: 'bank', name: 'Tara', account: '•••• 9012', addedAt: 1 };
const qr: Payee = { ...bank, id: 'p2', kind: 'qr' };
const open: WithdrawalStart = {
  payees: [bank, qr],
  terms: {
    currency: 'INR',
    available: '900.00',
    kinds: [{ kind: 'bank', min: '100.00', max: '1000.00', fee: '0.00', usualMinutes: 60 }],
    blocks: [],
    dailyCount: 3,
    autoReceiveMinutes: 30,
  },
};
const blocked: WithdrawalStart = {
  ...open,
  terms: { ...open.terms, blocks: [{ reason: 'turnover', amount: '250.00' }] },
};
const sound: WithdrawalValues = { amount: '500', password: 'Play4fun' };
const made = withdrawalRow();

function fixture(watched?: Watched<typeof withdrawalMachine>) {
  const loadStart = held<void, WithdrawalStart>();
  const withdraw = held<ActTry<WithdrawalRequest>, Withdrawal>();
  const filled = withdrawalWith({ loadStart: loadStart.service, withdraw: withdraw.service });
  const rig = startMachine(filled, { newKey: keys(), decimals: 2 }, watched);
  const view = () => selectWithdrawal(rig.actor.getSnapshot());
  return {
    ...rig,
    loadStart,
    withdraw,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      const { failure, problems, payee, start } = context;
      const facts = [failure?.kind, Object.keys(problems), payee?.id, start?.terms.blocks.length];
      return JSON.stringify([value, facts, placeOf(view().act)]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function loaded(at: Fixture, start: WithdrawalStart) {
  at.loadStart.last().answer(start);
  await settle();
}
async function atAmount() {
  const at = fixture();
  await loaded(at, open);
  at.actor.send({ type: 'choose', payee: 'p1' });
  return at;
}
async function requesting() {
  const at = await atAmount();
  at.actor.send({ type: 'submit', values: sound });
  return at;
}
async function refuse(at: Fixture, code: string) {
  at.withdraw.last().fail(refused(code));
  await settle();
}

describe('what blocks a withdrawal', () => {
  test('is shown before anything can be chosen, until it is resolved', async () => {
    const at = fixture();
    expect(at.view()).toMatchObject({ step: 'loading', busy: true, payees: [] });
    await loaded(at, blocked);
    expect(at.view()).toMatchObject({ step: 'blocked', busy: false, terms: blocked.terms });
    at.actor.send({ type: 'choose', payee: 'p1' });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view().step).toBe('blocked');
    at.actor.send({ type: 'reload' });
    await loaded(at, open);
    expect(at.view()).toMatchObject({ step: 'payee', payees: open.payees });
  });

  test('that cannot be read is read once more, with one call', async () => {
    const at = fixture();
    at.actor.send({ type: 'reload' });
    expect(at.loadStart.calls).toHaveLength(1);
    at.loadStart.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'loadFailed', failure: { kind: 'offline' } });
    at.actor.send({ type: 'reload' });
    expect(at.view()).toMatchObject({ step: 'loading', failure: undefined });
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('loading');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'loadFailed',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
  });

  test.each(['TURNOVER_LEFT', 'WITHDRAWAL_OPEN'])(
    'is read again when only the request reveals it: %s',
    async (code) => {
      const at = await requesting();
      await refuse(at, code);
      expect(at.view()).toMatchObject({ step: 'loading', failure: { code } });
      await loaded(at, blocked);
      expect(at.view()).toMatchObject({ step: 'blocked', values: sound });
    },
  );
});

describe('what is read beside the flow', () => {
  test('counts for an amount that is being typed', async () => {
    const at = await atAmount();
    const more = { ...sound, amount: '950' };
    expect(at.view().problemsOf(more)).toEqual({ amount: 'notAvailable' });
    at.actor.send({
      type: 'update',
      start: { ...open, terms: { ...open.terms, available: '950' } },
    });
    expect(at.view()).toMatchObject({ step: 'amount', payee: bank });
    expect(at.view().problemsOf(more)).toEqual({});
  });

  test('takes a block away, and puts one up', async () => {
    const at = fixture();
    await loaded(at, blocked);
    at.actor.send({ type: 'update', start: blocked });
    expect(at.view().step).toBe('blocked');
    at.actor.send({ type: 'update', start: open });
    expect(at.view()).toMatchObject({ step: 'payee', payees: open.payees });
    at.actor.send({ type: 'update', start: { ...open, payees: [qr] } });
    expect(at.view()).toMatchObject({ step: 'payee', payees: [qr] });
    at.actor.send({ type: 'update', start: blocked });
    expect(at.view().step).toBe('blocked');
  });
});

describe('an account', () => {
  test('is one of the member’s, of a kind that can receive a payout', async () => {
    const at = fixture();
    await loaded(at, open);
    at.actor.send({ type: 'choose', payee: 'other' });
    at.actor.send({ type: 'choose', payee: 'p2' });
    expect(at.view()).toMatchObject({ step: 'payee', payee: undefined });
    at.actor.send({ type: 'choose', payee: 'p1' });
    expect(at.view()).toMatchObject({ step: 'amount', payee: bank });
  });

  test('stays chosen while the terms are read again, unless it was removed', async () => {
    const at = await atAmount();
    at.actor.send({ type: 'reload' });
    await loaded(at, open);
    expect(at.view()).toMatchObject({ step: 'amount', payee: bank });
    at.actor.send({ type: 'reload' });
    await loaded(at, { ...open, payees: [qr] });
    expect(at.view().step).toBe('payee');
  });
});

describe('an amount', () => {
  test.each([
    [{ amount: '99.99' }, { amount: 'tooSmall' }],
    [{ amount: '100.001' }, { amount: 'tooFine' }],
    [{ amount: '1000.01' }, { amount: 'tooLarge' }],
    [{ amount: '900.01' }, { amount: 'notAvailable' }],
    [{ amount: '' }, { amount: 'required' }],
    [{ password: ' ' }, { password: 'required' }],
  ] as const)(
    'and the password are validated before anything is sent: %o',
    async (more, problems) => {
      const at = await atAmount();
      at.actor.send({ type: 'submit', values: { ...sound, ...more } });
      expect(at.view()).toMatchObject({ step: 'amount', problems });
      expect(at.view().problemsOf({ ...sound, ...more })).toEqual(problems);
      expect(at.view().values.amount).toBe({ ...sound, ...more }.amount);
      at.actor.send({ type: 'back' });
      at.actor.send({ type: 'choose', payee: 'p1' });
      expect(at.view().problems).toEqual({});
      at.actor.send({ type: 'submit', values: { ...sound, amount: ' 900.00 ' } });
      expect(at.withdraw.last().input.request).toEqual({ payee: 'p1', ...sound, amount: '900.00' });
    },
  );

  test('is not available for an account of an unknown kind', () => {
    expect(fixture().view().problemsOf(sound)).toEqual({ amount: 'notAvailable' });
  });
});

describe('a request', () => {
  test('is made once', async () => {
    const at = await requesting();
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ step: 'requesting', busy: true, canLeave: false });
    expect(at.withdraw.calls).toHaveLength(1);
    at.withdraw.last().answer(made);
    await settle();
    expect(at.output()).toEqual({ result: 'requested', withdrawal: made });
    expect(at.view()).toMatchObject({ step: 'requested', withdrawal: made, canLeave: false });
  });

  test('cannot be cancelled by any event', async () => {
    const at = await requesting();
    for (const type of ['leave', 'back', 'reload'] as const) at.actor.send({ type });
    expect(at.view().step).toBe('requesting');
    expect(at.withdraw.last().signal.aborted).toBe(false);
    expect(withdrawalMachine.events.join()).not.toMatch(/cancel|reverse|takeBack/i);
  });

  test('that is rejected keeps what was typed, and the next attempt is a new act', async () => {
    const at = await requesting();
    await refuse(at, 'PAYMENT_PASSWORD_WRONG');
    expect(at.view()).toMatchObject({
      step: 'amount',
      values: sound,
      failure: { code: 'PAYMENT_PASSWORD_WRONG' },
    });
    at.actor.send({ type: 'submit', values: { ...sound, amount: '1' } });
    expect(at.view().problems).toEqual({ amount: 'tooSmall' });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ failure: undefined, problems: {} });
    expect(at.withdraw.last().input.key).toBe('key-2');
  });

  test('whose answer is lost is requested again with its key, until the member leaves', async () => {
    const at = await requesting();
    await loseUntilLeft(at, at.withdraw);
    expect(at.view().withdrawal).toBeUndefined();
  });

  test('keeps no password', async () => {
    const done = await requesting();
    done.withdraw.last().answer(made);
    await settle();
    const left = await requesting();
    await refuse(left, 'AMOUNT_TOO_LARGE');
    left.actor.send({ type: 'leave' });
    expect(left.output()).toEqual({ result: 'left' });
    for (const at of [done, left]) keepsNothingOf('Play4fun', at);
  });

  test('fails at once without its services', async () => {
    const at = startMachine(withdrawalMachine, { newKey: keys(), decimals: 2 });
    await settle();
    expect(String(at.errors[0])).toContain('the service "loadStart" of this flow');
  });
});

const send = act<Fixture>;
const ofStart = (at: Fixture) => at.loadStart;
const ofAct = (at: Fixture) => at.withdraw;
const moves: readonly Move<Fixture>[] = [
  ...['p1', 'p2'].map((payee) =>
    send(`choose ${payee}`, ({ actor }) => actor.send({ type: 'choose', payee })),
  ),
  send('submit', ({ actor }) => actor.send({ type: 'submit', values: sound })),
  send('submit nothing', ({ actor }) =>
    actor.send({ type: 'submit', values: { amount: '', password: '' } }),
  ),
  ...(['back', 'reload', 'leave'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('update', ({ actor }) => actor.send({ type: 'update', start: open })),
  send('update blocked', ({ actor }) => actor.send({ type: 'update', start: blocked })),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  ...actMoves,
  reply('start', ofStart, (call) => call.answer(open)),
  reply('start blocked', ofStart, (call) => call.answer(blocked)),
  fails('no start', ofStart, offline),
  reply('yes', ofAct, (call) => call.answer(made)),
  fails('no', ofAct, refused('PAYMENT_PASSWORD_WRONG')),
  fails('blocked', ofAct, refused('WITHDRAWAL_OPEN')),
  fails('lost', ofAct, expired),
];

provesMachine({
  machine: withdrawalMachine,
  start: fixture,
  moves,
  places: 200,
  walks: {
    length: 25,
    sees: (at) => at.output()?.result,
    reaches: ['left', 'requested', 'unknown'],
    rules: (at, path) => {
      const output = at.output();
      const last = path.at(-1);
      return {
        ...actRules(at.withdraw),
        'more acts than clicks':
          new Set(at.withdraw.calls.map(({ input }) => input.key)).size <= count(path, 'submit'),
        'more than one withdrawal was requested': count(path, 'yes') <= 1,
        'requested without a success': output?.result !== 'requested' || last === 'yes',
        'left while the request is on its way':
          output?.result !== 'left' || at.withdraw.open().length === 0,
        'a rejection lost what was typed': last !== 'no' || at.view().values.password !== '',
        'a block does not show': last !== 'start blocked' || at.view().step === 'blocked',
        'the password outlives its use':
          !output || !/Play4fun/.test(JSON.stringify(at.actor.getPersistedSnapshot())),
      };
    },
  },
});
