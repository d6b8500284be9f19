import { withdrawalDetail } from '@livery/api/contract/withdrawals';
import { expect, it } from 'vitest';
import { minute } from '../payments/payments.fixture.ts';
import { withWithdrawal } from '../withdrawals/withdrawals.fixture.ts';
import { moveOn, openPayments, settleDeposit } from './payments.ts';

it('lists the payments that are not final', async () => {
  const { store, reference, tara } = await withWithdrawal('requested');
  const deposit = await tara.act('depositCreate', { method: 'qr', amount: '100' });
  const { deposits, withdrawals } = await openPayments({ store, merchant: 'MAYURA' });
  expect(deposits.at(-1)).toEqual({
    reference: deposit.reference,
    account: 'MAYURA/tara2026',
    amount: '10000',
    currency: 'INR',
    state: 'created',
    createdAt: deposit.createdAt,
    due: deposit.payBy,
  });
  expect(new Set(withdrawals.map(({ state }) => state))).toEqual(
    new Set(['requested', 'inReview', 'approved', 'sent', 'disputed']),
  );
  await tara.act('depositCancel', { reference: deposit.reference });
  await moveOn(
    { store, merchant: 'MAYURA', now: deposit.createdAt },
    { reference, to: 'rejected' },
  );
  const after = await openPayments({ store, merchant: 'MAYURA' });
  expect(after.deposits).toHaveLength(deposits.length - 1);
  expect(after.withdrawals).toHaveLength(withdrawals.length - 1);
});

it('takes the intermediate steps, and accepts those that were due meanwhile', async () => {
  const { moveOn: move, reference, read, pass } = await withWithdrawal('requested');
  await move({ reference, to: 'approved' });
  expect((await read()).timeline.filter(({ time }) => time)).toHaveLength(3);
  pass(60 * minute);
  // By the clock it is sent by now, so it is too late to turn it down.
  expect(await move({ reference, to: 'rejected' })).toMatchObject({ code: 'WRONG_STATE' });
  expect(await move({ reference, to: 'received' })).toBeUndefined();
  expect(await read()).toMatchObject({ state: 'received', receivedBy: 'clerk' });
});

it.each([
  ['received', 'requested'],
  ['received', 'approved'],
  ['forcedReceived', 'inReview'],
] as const)('rejects %s for one that is %s', async (to, state) => {
  const { moveOn: move, reference, read, booksUnchanged } = await withWithdrawal(state);
  await booksUnchanged(async () => {
    expect(await move({ reference, to })).toMatchObject({ code: 'WRONG_STATE' });
  });
  expect((await read()).state).toBe(state);
});

it('finds no payment of another merchant', async () => {
  const { store, reference, sandbox, tara } = await withWithdrawal('requested');
  const desk = { store, merchant: 'SENVANG', now: await sandbox.clock.now() };
  expect(await moveOn(desk, { reference, to: 'rejected' })).toMatchObject({ code: 'NOT_FOUND' });
  const deposit = await tara.act('depositCreate', { method: 'qr', amount: '100' });
  const verdict = { reference: deposit.reference, outcome: 'arrived' } as const;
  expect(await settleDeposit(desk, verdict)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await tara.call(withdrawalDetail, { reference })).state).toBe('requested');
});
