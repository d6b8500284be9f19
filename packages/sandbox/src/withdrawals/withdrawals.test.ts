import { contract, type EndpointId } from '@livery/api/contract';
import { payeeAdd } from '@livery/api/contract/payees';
import { bonusList } from '@livery/api/contract/rewards';
import {
  withdrawalCalls,
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
} from '@livery/api/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { memberMessages } from '../messages/rows.ts';
import { newKey } from '../money/money.fixture.ts';
import { minute, openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { withPayee, withWithdrawal } from './withdrawals.fixture.ts';

describe('the terms of a withdrawal', () => {
  it('list the limits of each kind of account, its duration and when it counts as received', async () => {
    const { tara, sandbox } = await withPayee();
    expect(await tara.call(withdrawalTerms, {})).toEqual({
      currency: 'INR',
      available: '2500.50',
      kinds: [
        { kind: 'bank', min: '100.00', max: '50000.00', fee: '0.00', usualMinutes: 72 },
        { kind: 'wallet', min: '100.00', max: '50000.00', fee: '0.00', usualMinutes: 192 },
        { kind: 'qr', min: '100.00', max: '50000.00', fee: '2.50', usualMinutes: 17 },
      ],
      blocks: [],
      dailyCount: 5,
      autoReceiveMinutes: 30,
    });
    await sandbox.settings.set({ autoReceiveMinutes: 45 });
    expect((await tara.call(withdrawalTerms, {})).autoReceiveMinutes).toBe(45);
  });

  it('give the turnover that a bonus still requires, and a request is rejected until it is met', async () => {
    const { tara, ask, no, booksUnchanged } = await withPayee();
    const { list } = await tara.call(bonusList, { state: 'available' });
    const { bonusId = '' } = list[0] ?? {};
    const { turnoverLeft } = await tara.act('bonusClaim', { bonusId });
    expect(Number(turnoverLeft)).toBeGreaterThan(0);
    const { blocks } = await tara.call(withdrawalTerms, {});
    expect(blocks).toEqual([{ reason: 'turnover', amount: turnoverLeft, reference: bonusId }]);
    expect((await tara.call(bonusList, { bonusId })).list).toMatchObject([{ bonusId }]);
    await booksUnchanged(async () => {
      expect(await no(ask())).toMatchObject({ code: 'TURNOVER_LEFT' });
    });
    await tara.act('bonusGiveUp', { bonusId });
    expect((await tara.call(withdrawalTerms, {})).blocks).toEqual([]);
    await ask();
  });

  it('give the open withdrawal, and a second one is rejected until it is final', async () => {
    const { tara, ask, no, reference, moveOn } = await withWithdrawal('requested');
    expect((await tara.call(withdrawalTerms, {})).blocks).toEqual([
      { reason: 'openWithdrawal', reference },
    ]);
    expect(await no(ask())).toMatchObject({ code: 'WITHDRAWAL_OPEN' });
    await moveOn({ reference, to: 'rejected' });
    await ask();
  });

  it('allow five requests in 24 hours', async () => {
    const { tara, ask, no, moveOn, withdrawal, pass } = await withWithdrawal('requested');
    let { reference } = withdrawal;
    for (let count = 1; count < 5; count += 1) {
      await moveOn({ reference, to: 'rejected' });
      pass(minute);
      ({ reference } = await ask('100'));
    }
    await moveOn({ reference, to: 'rejected' });
    const until = withdrawal.createdAt + 24 * 60 * minute;
    expect((await tara.call(withdrawalTerms, {})).blocks).toEqual([
      { reason: 'dailyCount', until },
    ]);
    expect(await no(ask())).toMatchObject({ code: 'LIMIT_REACHED' });
    pass(24 * 60 * minute - 4 * minute - 1);
    expect(await no(ask())).toMatchObject({ code: 'LIMIT_REACHED' });
    pass(1);
    await ask();
  });

  it('are empty for a merchant without real money', async () => {
    const { member } = openPaymentsSandbox({ profile: 'freeplay' });
    const terms = await (await member('tara2026')).call(withdrawalTerms, {});
    expect(terms).toMatchObject({ kinds: [], blocks: [{ reason: 'notOffered' }] });
  });
});

describe('a request to withdraw', () => {
  it('reserves the amount at once, and lists every step with its usual minutes and who acts next', async () => {
    const { withdrawal, tara, bookOf, payee, booksBalance } = await withWithdrawal('requested');
    expect(withdrawal.confirmBy).toBeUndefined();
    const { addedAt: _, ...shown } = payee;
    expect(withdrawal).toMatchObject({
      state: 'requested',
      amount: '500.00',
      fee: '0.00',
      payout: '500.00',
      payee: shown,
      next: 'platform',
      expectedAt: withdrawal.createdAt + 2 * minute,
      answers: [],
    });
    expect(withdrawal.reference).toMatch(/^W261121/);
    expect(withdrawal.timeline).toEqual([
      { state: 'requested', time: withdrawal.createdAt, usualMinutes: 2, next: 'platform' },
      { state: 'inReview', usualMinutes: 10, next: 'platform' },
      { state: 'approved', usualMinutes: 60, next: 'platform' },
      { state: 'sent', usualMinutes: 30, next: 'member' },
      { state: 'received', next: 'nobody' },
    ]);
    expect(await tara.balance()).toBe('2000.50');
    expect(await bookOf('tara2026', 'held')).toBe(50_000n);
    await booksBalance();
  });

  it.each([
    { what: 'less than the least', amount: '99.99', code: 'AMOUNT_TOO_SMALL' },
    { what: 'more than the most', amount: '50000.01', code: 'AMOUNT_TOO_LARGE' },
    { what: 'more than there is', amount: '2500.51', code: 'INSUFFICIENT_FUNDS' },
    { what: 'a third digit', amount: '100.001', code: 'AMOUNT_INVALID' },
    { what: 'nothing', amount: '0', code: 'AMOUNT_INVALID' },
  ])('is rejected for $what, and leaves the ledger unchanged', async ({ amount, code }) => {
    const { ask, no, tara, booksUnchanged } = await withPayee();
    await booksUnchanged(async () => expect(await no(ask(amount))).toMatchObject({ code }));
    expect((await tara.call(withdrawalList, {})).list).toEqual([]);
  });

  it('needs the payment password and an account of the member', async () => {
    const { tara, payee, member, no, booksUnchanged } = await withPayee();
    const request = { payee: payee.id, amount: '100', password: paymentPassword };
    await booksUnchanged(async () => {
      const wrong = tara.act('withdrawalCreate', { ...request, password: 'another' });
      expect(await no(wrong)).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
      const unknown = await no(tara.act('withdrawalCreate', { ...request, payee: 'unknown' }));
      expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
      const arun = await member('arun2026');
      expect(await no(arun.act('withdrawalCreate', request))).toEqual(unknown);
    });
  });

  it('is rejected while no method of its kind pays out', async () => {
    const { member, no } = openPaymentsSandbox({ paymentMethods: [] });
    const tara = await member('tara2026');
    const account = { kind: 'wallet', name: 'Tara Kumari', account: '9800001234' } as const;
    const { id } = await tara.call(payeeAdd, account);
    const asked = tara.act('withdrawalCreate', {
      payee: id,
      amount: '100',
      password: paymentPassword,
    });
    expect(await no(asked)).toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('is made once for one key, also by two calls at the same time', async () => {
    const { ask, tara } = await withPayee();
    const key = newKey();
    const [one, other] = await Promise.all([ask('500', key), ask('500', key)]);
    expect(other).toEqual(one);
    expect(await tara.balance()).toBe('2000.50');
  });

  it('succeeds only once of two with different keys at the same time', async () => {
    const { ask, no, tara, booksBalance } = await withPayee();
    const results = await Promise.all([
      ask('2000').then(
        () => 'made',
        () => 'refused',
      ),
      ask('2000').then(
        () => 'made',
        () => 'refused',
      ),
    ]);
    expect(results.sort()).toEqual(['made', 'refused']);
    expect(await tara.balance()).toBe('500.50');
    expect(await no(ask('100'))).toMatchObject({ code: 'WITHDRAWAL_OPEN' });
    await booksBalance();
  });

  it('is encrypted and has a key', () => {
    expect(contract.withdrawalCreate).toMatchObject({ encrypted: true, idempotent: true });
  });

  it('is closed to a trial account, and stays open to a self-excluded member [spec B2.16]', async () => {
    const { member, no, store, tara, ask } = await withPayee();
    const trial = await member('trial2026');
    const request = { payee: 'any', amount: '100', password: paymentPassword };
    expect(await no(trial.act('withdrawalCreate', request))).toMatchObject({
      code: 'REAL_ACCOUNT_NEEDED',
    });
    await store.transaction((tx) =>
      tx.put(breaks, 'MAYURA/tara2026', { kind: 'selfExclusion', since: 0, until: 8e15 }),
    );
    await ask();
    expect((await tara.call(withdrawalList, {})).list).toHaveLength(1);
  });
});

describe('a withdrawal', () => {
  it('continues by the clock, each step at its own time', async () => {
    const { read, pass, withdrawal, tara, bookOf, booksBalance } =
      await withWithdrawal('requested');
    const { createdAt } = withdrawal;
    const stateAfter = async (minutes: number) => {
      pass(minutes * minute - 1);
      const before = (await read()).state;
      pass(1);
      return [before, (await read()).state];
    };
    expect(await stateAfter(2)).toEqual(['requested', 'inReview']);
    expect(await stateAfter(10)).toEqual(['inReview', 'approved']);
    expect(await bookOf('tara2026', 'held')).toBe(50_000n);
    expect(await stateAfter(60)).toEqual(['approved', 'sent']);
    expect(await bookOf('tara2026', 'held')).toBe(0n);
    const sent = await read();
    expect(sent).toMatchObject({
      next: 'member',
      confirmBy: createdAt + 102 * minute,
      answers: ['received', 'notReceived', 'fullPaymentMade'],
    });
    expect(sent.timeline[3]?.reference).toMatch(/^R\d{10}$/);
    expect(sent.timeline.map(({ time }) => time && (time - createdAt) / minute)).toEqual([
      0,
      2,
      12,
      72,
      undefined,
    ]);
    expect(await tara.balance()).toBe('2000.50');
    await booksBalance();
  });

  it('counts as received automatically at its deadline, and not before [spec 4.44] [spec 9.39]', async () => {
    const { sandbox, read, pass, moveOn, reference, confirm } = await withWithdrawal('approved');
    await sandbox.settings.set({ autoReceiveMinutes: 7 }, 'MAYURA');
    await moveOn({ reference, to: 'sent' });
    const { confirmBy = 0, timeline } = await read();
    expect(confirmBy - (timeline.find(({ state }) => state === 'sent')?.time ?? 0)).toBe(
      7 * minute,
    );
    pass(7 * minute - 1);
    expect((await read()).state).toBe('sent');
    pass(1);
    const late = await confirm('notReceived');
    expect(late).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    expect(await read()).toMatchObject({
      state: 'received',
      receivedBy: 'deadline',
      changedAt: confirmBy,
      answers: [],
      next: 'nobody',
    });
  });

  it('waits for its member as long as configured when it is sent', async () => {
    const { sandbox, read, pass, withdrawal } = await withWithdrawal('requested');
    await sandbox.settings.set({ autoReceiveMinutes: 90 });
    pass(80 * minute);
    const { confirmBy } = await read();
    await sandbox.settings.set({ autoReceiveMinutes: 5 });
    expect(confirmBy).toBe(withdrawal.createdAt + (72 + 90) * minute);
    expect(await read()).toMatchObject({ state: 'sent', confirmBy });
  });

  it('takes all due steps at once after a long time without access, each once', async () => {
    const { read, pass, tara, audit, withdrawal, booksBalance } = await withWithdrawal('requested');
    const { movements } = await audit();
    pass(20 * 60 * minute);
    const looks = await Promise.all([
      read(),
      tara.balance(),
      read(),
      tara.call(withdrawalList, {}),
    ]);
    expect(looks[0]).toMatchObject({
      state: 'received',
      receivedBy: 'deadline',
      changedAt: withdrawal.createdAt + 102 * minute,
    });
    expect(looks[2]).toEqual(looks[0]);
    expect((await audit()).movements).toBe(movements + 1);
    await booksBalance();
  });

  it('pays its fee to the house account when it is sent, and the rest to the bank', async () => {
    const { reference, moveOn, audit, booksBalance, withdrawal, tara } = await withWithdrawal(
      'requested',
      'qr',
    );
    expect(withdrawal).toMatchObject({ amount: '500.00', fee: '2.50', payout: '497.50' });
    const house = async () => {
      const { books } = await audit();
      return ['bank', 'fees'].map(
        (name) => books.find(({ book }) => book === `house/MAYURA/${name}`)?.balance ?? 0n,
      );
    };
    const [bank = 0n, fees = 0n] = await house();
    await moveOn({ reference, to: 'sent' });
    expect(await house()).toEqual([bank + 49_750n, fees + 250n]);
    expect(await tara.balance()).toBe('2000.50');
    await booksBalance();
  });

  it.each(['requested', 'inReview', 'approved'] as const)(
    'that is rejected when %s returns the full amount, and gives the reason and the next step',
    async (state) => {
      const { reference, moveOn, read, tara, bookOf, booksBalance, pass, store } =
        await withWithdrawal(state, 'qr');
      expect(
        await moveOn({ reference, to: 'rejected', rejection: 'payeeDiffers' }),
      ).toBeUndefined();
      expect(await tara.balance()).toBe('2500.50');
      expect(await bookOf('tara2026', 'held')).toBe(0n);
      const { rejection, next } = await read();
      expect(next).toBe('nobody');
      expect(rejection).toMatchObject({ reason: 'payeeDiffers', language: 'EN' });
      expect(rejection?.message).toContain("holder's name");
      pass(20 * 60 * minute);
      expect((await read()).state).toBe('rejected');
      const message = await store.transaction((tx) =>
        tx.get(memberMessages, `MAYURA/tara2026/withdrawalRejected-${reference}`),
      );
      expect(message?.row).toMatchObject({ amount: '50000', account: 'MAYURA/tara2026' });
      await booksBalance();
    },
  );

  it('that is approved is reported with amount and time', async () => {
    const { reference, moveOn, store, sandbox } = await withWithdrawal('requested');
    await moveOn({ reference, to: 'approved' });
    const message = await store.transaction((tx) =>
      tx.get(memberMessages, `MAYURA/tara2026/withdrawalApproved-${reference}`),
    );
    const time = await sandbox.clock.now();
    expect(message?.row).toMatchObject({ amount: '50000', time });
  });

  it('of another member is answered like one that does not exist', async () => {
    const { reference, member, no, parts, moveOn } = await withWithdrawal('sent');
    const penny = await member('penny2026');
    const failures = [];
    for (const asked of [reference, 'W000000AAAAAA', '']) {
      failures.push(await no(penny.call(withdrawalDetail, { reference: asked })));
      const answer = await parts('withdrawalConfirm', penny.token, {
        reference: asked,
        answer: 'received',
      });
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(failures[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect(failures[1]).toEqual(failures[0]);
    expect((await penny.call(withdrawalList, {})).list).toEqual([]);
    expect(await moveOn({ reference: 'W0', to: 'sent' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is listed newest first, by state and in pages', async () => {
    const { tara, reference, moveOn, ask, pass } = await withWithdrawal('requested');
    await moveOn({ reference, to: 'rejected' });
    pass(minute);
    const second = await ask('100');
    const references = async (request: { state?: 'rejected'; pageSize?: number }) =>
      (await tara.call(withdrawalList, request)).list.map((each) => each.reference);
    expect(await references({})).toEqual([second.reference, reference]);
    expect(await references({ state: 'rejected' })).toEqual([reference]);
    expect(await references({ pageSize: 1 })).toEqual([second.reference]);
  });
});

describe('a request that was made [spec B2.17]', () => {
  it('cannot be cancelled by any call of the contract', () => {
    expect(Object.keys(withdrawalCalls)).toEqual([
      'withdrawalTerms',
      'withdrawalCreate',
      'withdrawalList',
      'withdrawalDetail',
      'withdrawalConfirm',
    ]);
    const ids = Object.keys(contract) as EndpointId[];
    const others = ids.filter((id) => !(id in withdrawalCalls));
    for (const id of others) {
      expect(`${id} ${contract[id].path}`).not.toMatch(/withdraw|payout/i);
    }
  });

  it.each(['requested', 'inReview', 'approved', 'sent'] as const)(
    'and is %s stays so, whatever the member answers',
    async (state) => {
      const { confirm, read, tara, booksUnchanged } = await withWithdrawal(state);
      await booksUnchanged(async () => {
        for (const answer of ['cancelled', 'rejected', 'cancel', 'reverse']) {
          expect((await confirm(answer)).code).toBe('INVALID_REQUEST');
        }
      });
      expect((await read()).state).toBe(state);
      expect(await tara.balance()).toBe('2000.50');
    },
  );
});
