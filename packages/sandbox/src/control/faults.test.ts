import { failureOf } from '@livery/api';
import { memberInfo } from '@livery/api/contract/session';
import { systemStatus } from '@livery/api/contract/system';
import { balance } from '@livery/api/contract/wallet';
import { expect, it } from 'vitest';
import { openMoney } from '../money/money.fixture.ts';
import { paymentPassword } from '../session/session.fixture.ts';

const transfer = { account: 'arun2026', amount: '5', password: paymentPassword };

it('a fault of one session affects no other, and takes precedence over one of all', async () => {
  const { sandbox, member, no } = openMoney();
  const tara = await member('tara2026');
  const mira = await member('mira2026');
  await sandbox.faults.set({ balance: { kind: 'html' } }, { token: tara.token });
  expect(await mira.balance()).toBe('1234567.89');
  expect(await no(tara.call(balance, {}))).toMatchObject({ reason: 'html' });
  await sandbox.faults.set({ balance: { kind: 'empty' } });
  expect(await no(tara.call(balance, {}))).toMatchObject({ reason: 'html' });
  expect(await no(mira.call(balance, {}))).toMatchObject({ reason: 'empty' });
  expect(await sandbox.faults.list('MAYURA')).toContainEqual({
    call: 'balance',
    fault: { kind: 'html', times: 'always' },
    account: 'MAYURA/tara2026',
  });
  await sandbox.faults.clear();
  expect(await tara.balance()).toBe('2500.50');
});

it('over HTTP the header Token selects the session of a fault; an unknown one is rejected with a message', async () => {
  const { sandbox, member } = openMoney();
  const tara = await member('tara2026');
  const put = (token: string) =>
    sandbox.fetch(
      new Request('http://localhost/sandbox/faults', {
        method: 'PUT',
        headers: { Token: token },
        body: JSON.stringify({ balance: { kind: 'html' } }),
      }),
    );
  expect((await (await put(tara.token)).json()).value).toMatchObject([
    { account: 'MAYURA/tara2026' },
  ]);
  const wrong = await put('nobody');
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).message).toContain('the token of an open session');
});

it('an expired session stays ended', async () => {
  const { sandbox, member, no } = openMoney();
  const tara = await member('tara2026');
  await sandbox.faults.set({ balance: { kind: 'expired', times: 'once' } });
  expect(await no(tara.call(balance, {}))).toEqual({ kind: 'expired', reason: 'expired' });
  expect(await no(tara.call(memberInfo, {}))).toEqual({ kind: 'expired', reason: 'expired' });
});

it('a skewed clock reaches the client, which adjusts to it', async () => {
  const { sandbox, guest } = openMoney();
  const now = await sandbox.clock.now();
  await sandbox.faults.set({ systemStatus: { kind: 'clock-skew', ms: -600_000 } });
  expect((await guest.answer(systemStatus, {})).serverTime).toBe(now - 600_000);
});

it('a call that arrives twice moves money once, as both have the same key', async () => {
  const { sandbox, member, booksBalance } = openMoney();
  const tara = await member('tara2026');
  await sandbox.faults.set({ transferCreate: { kind: 'duplicate' } });
  await tara.act('transferCreate', transfer);
  expect(await tara.balance()).toBe('2495.50');
  await booksBalance();
});

it.each(['drop', 'timeout', 'half-json'] as const)(
  'an answer lost by %s is the same when requested again with its key',
  async (kind) => {
    const { sandbox, member } = openMoney({ sleep: async () => {} });
    const tara = await member('tara2026');
    await sandbox.faults.set({ transferCreate: { kind, times: 'once' } });
    const key = 'one-act-of-tara';
    await tara.act('transferCreate', transfer, key).catch(failureOf);
    const again = await tara.act('transferCreate', transfer, key);
    expect(again.amount).toBe('5.00');
    expect(await tara.balance()).toBe('2495.50');
  },
);
