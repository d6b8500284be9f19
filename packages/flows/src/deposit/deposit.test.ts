import { describe, expect, test } from 'vitest';
import {
  answer,
  atMethods,
  bank,
  creating,
  depositFixture,
  methods,
  row,
  sound,
} from '../../test/deposit-fixture.ts';
import { offline, refused } from '../../test/failures.ts';
import { keys, loseUntilLeft, startMachine } from '../../test/fixture.ts';
import { settle } from '../../test/held.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { depositMachine } from './deposit.machine.ts';

describe('a method', () => {
  test('is one of those that the platform offers now', async () => {
    const at = await atMethods();
    expect(at.view()).toMatchObject({ step: 'method', busy: false, methods });
    at.actor.send({ type: 'choose', method: 'down' });
    at.actor.send({ type: 'choose', method: 'other' });
    expect(at.view()).toMatchObject({ step: 'method', method: undefined });
    at.actor.send({ type: 'choose', method: 'bank' });
    expect(at.view()).toMatchObject({ step: 'amount', method: bank });
    at.actor.send({ type: 'back' });
    expect(at.view().step).toBe('method');
  });

  test('that opens can be chosen, and one that closes cannot be chosen again', async () => {
    const at = await atMethods();
    const [open, closed] = methods.map((each) => ({ ...each, open: !each.open }));
    if (!open || !closed) throw new Error('two methods were expected');
    at.actor.send({ type: 'offered', methods: [open, closed] });
    at.actor.send({ type: 'choose', method: 'bank' });
    expect(at.view().step).toBe('method');
    at.actor.send({ type: 'choose', method: 'down' });
    expect(at.view()).toMatchObject({ step: 'amount', method: closed });
    at.actor.send({ type: 'offered', methods });
    expect(at.view()).toMatchObject({ step: 'amount', methods, method: closed });
  });

  test('list that fails or hangs is requested once more', async () => {
    const at = depositFixture();
    expect(at.view()).toMatchObject({ step: 'loading', busy: true });
    at.services.loadMethods.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'loadFailed', failure: { kind: 'offline' } });
    at.actor.send({ type: 'retry' });
    expect(at.view()).toMatchObject({ step: 'loading', failure: undefined });
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('loading');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'loadFailed',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
  });
});

describe('an amount', () => {
  test.each([
    [{ ...sound, amount: ' ' }, { amount: 'required' }],
    [{ ...sound, amount: '99.99' }, { amount: 'tooSmall' }],
    [{ ...sound, amount: '100.001' }, { amount: 'tooFine' }],
    [{ ...sound, amount: '5000.01' }, { amount: 'tooLarge' }],
    [{ amount: '500', fields: { accountName: ' ' } }, { fields: ['accountName'] }],
  ] as const)(
    'and its fields are validated before anything is sent: %o',
    async (values, problems) => {
      const at = await atMethods();
      at.actor.send({ type: 'choose', method: 'bank' });
      at.actor.send({ type: 'submit', values });
      expect(at.view().step).toBe('amount');
      expect(at.view().problemsOf(values)).toEqual(problems);
      at.actor.send({ type: 'submit', values: { ...sound, amount: ' 500 ' } });
      expect(at.view()).toMatchObject({ step: 'creating' });
      expect(at.services.createDeposit.last().input.request).toEqual({ method: 'bank', ...sound });
    },
  );

  test('without a method has no errors', () => {
    expect(depositFixture().view().problemsOf(sound)).toEqual({});
  });
});

describe('a deposit', () => {
  test('is started once, and shows where to pay and until when', async () => {
    const at = await creating();
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ step: 'creating', busy: true });
    expect(at.services.createDeposit.calls).toHaveLength(1);
    await answer(at, 'createDeposit', row('created'));
    expect(at.view()).toMatchObject({ step: 'paying', busy: false, deposit: row('created').row });
  });

  test('that is rejected can be sent again, and the next attempt is a new act', async () => {
    const at = await creating();
    at.services.createDeposit.last().fail(refused('LIMIT_REACHED'));
    await settle();
    expect(at.view()).toMatchObject({
      step: 'amount',
      failure: { kind: 'refused', code: 'LIMIT_REACHED' },
    });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view().failure).toBeUndefined();
    expect(at.services.createDeposit.last().input.key).toBe('key-2');
  });

  test('whose answer is lost is requested again with its key, until the member leaves', async () => {
    const at = await creating();
    await loseUntilLeft(at, at.services.createDeposit);
  });

  test.each([
    ['created', 'paying'],
    ['paid', 'waiting'],
  ] as const)('that is %s continues after a reload', (state, step) => {
    const at = depositFixture(undefined, row(state));
    expect(at.view()).toMatchObject({ step, deposit: row(state).row });
    expect(at.services.loadMethods.calls).toHaveLength(0);
  });

  test.each(['arrived', 'failed', 'expired', 'cancelled'] as const)(
    'that is %s is final',
    (state) => {
      const at = depositFixture(undefined, row(state));
      expect(at.output()).toEqual({ result: 'settled', deposit: row(state).row });
      expect(at.view().step).toBe('closed');
    },
  );
});

test('a deposit without its services fails at once', async () => {
  const at = startMachine(depositMachine, {
    newKey: keys(),
    decimals: 2,
    now: () => 0,
    deposit: row('paid'),
  });
  at.actor.send({ type: 'refresh' });
  await settle();
  expect(String(at.errors[0])).toContain('the service "readDeposit" of this flow');
});
