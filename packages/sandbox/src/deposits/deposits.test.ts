import type { RequestOf } from '@livery/api';
import { contract } from '@livery/api/contract';
import {
  type depositCreate,
  depositDetail,
  depositList,
  depositMethods,
} from '@livery/api/contract/deposits';
import { protection } from '@livery/api/contract/protection';
import { describe, expect, it } from 'vitest';
import { memberMessages } from '../messages/rows.ts';
import { newKey } from '../money/money.fixture.ts';
import { imageOf, minute, openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { breaks, limits } from '../protection/rows.ts';
import { sqliteStore } from '../store/sqlite-store.ts';

const bank = {
  method: 'bank-transfer',
  amount: '500',
  fields: { accountName: 'Tara Kumari', accountNumber: '123456789012' },
};
const known = { reference: 'UTR 42' };

/** tara2026 with a deposit that waits for its payment. */
async function begun(request: typeof bank | { method: string; amount: string } = bank) {
  const opened = openPaymentsSandbox();
  const tara = await opened.member('tara2026');
  const deposit = await tara.act('depositCreate', request);
  const { reference } = deposit;
  return {
    ...opened,
    tara,
    deposit,
    reference,
    read: () => tara.call(depositDetail, { reference }),
    pay: () => tara.act('depositPaid', { reference, fields: known }),
  };
}

describe('deposit methods', () => {
  it('list the limits, the current duration and whether each is open', async () => {
    const { member } = openPaymentsSandbox();
    const { list } = await (await member('tara2026')).call(depositMethods, {});
    const byCode = Object.fromEntries(list.map((method) => [method.code, method]));
    expect(byCode['bank-transfer']).toMatchObject({
      kind: 'bank',
      label: 'Bank transfer',
      min: '100.00',
      max: '50000.00',
      fee: '0.00',
      currency: 'INR',
      etaMinutes: 60,
      status: 'up',
      open: true,
      fields: ['accountName', 'accountNumber'],
      paidFields: ['reference'],
    });
    expect(byCode.wallet).toMatchObject({ status: 'slow', etaMinutes: 180, open: true });
    expect(byCode.down).toMatchObject({ status: 'down', open: false });
    expect(byCode.open).toMatchObject({ open: true, hours: '22:00-15:00' });
    expect(byCode.closed).toMatchObject({
      open: false,
      opensAt: Date.parse('2026-11-21T16:00:00+05:30'),
    });
  });

  it('are named in the requested language', async () => {
    const { member, client } = openPaymentsSandbox();
    const { token } = await member('tara2026');
    const { list } = await client(token, { language: () => 'HI' }).call(depositMethods, {});
    expect(list[0]).toMatchObject({ label: 'बैंक ट्रांसफ़र', language: 'HI' });
  });

  it('are empty for a merchant without real money', async () => {
    const { member, no } = openPaymentsSandbox({ profile: 'freeplay' });
    const tara = await member('tara2026');
    expect((await tara.call(depositMethods, {})).list).toEqual([]);
    expect(await no(tara.act('depositCreate', bank))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a new deposit', () => {
  it('shows where to pay and the deadline, and moves no money', async () => {
    const { deposit, reference, tara, booksBalance } = await begun();
    expect(deposit).toMatchObject({
      state: 'created',
      amount: '500.00',
      fee: '0.00',
      credited: '500.00',
      payBy: deposit.createdAt + 30 * minute,
      next: 'member',
      payTo: { name: 'Mayura', note: reference },
    });
    expect(deposit.payTo.account).toMatch(/^4\d{11}$/);
    expect(deposit.payTo.qr).toBeUndefined();
    expect(await tara.balance()).toBe('2500.50');
    await booksBalance();
  });

  it('has a QR code with amount, reference and a checksum if its method uses one', async () => {
    const { deposit, reference } = await begun({ method: 'qr', amount: '1234.5' });
    expect(deposit.payTo.qr).toMatch(/^000201010212/);
    expect(deposit.payTo.qr).toContain('5303356');
    expect(deposit.payTo.qr).toContain('54071234.50');
    expect(deposit.payTo.qr).toContain(`0513${reference}`);
    expect(deposit.payTo.qr).toMatch(/6304[0-9A-F]{4}$/);
    expect(deposit).toMatchObject({ fee: '2.50', credited: '1232.00' });
  });

  it.each<{ what: string; request: Partial<RequestOf<typeof depositCreate>>; code: string }>([
    { what: 'a method that there is not', request: { method: 'cash' }, code: 'NOT_FOUND' },
    { what: 'a method that is down', request: { method: 'down' }, code: 'NOT_AVAILABLE' },
    { what: 'a method outside its hours', request: { method: 'closed' }, code: 'NOT_AVAILABLE' },
    { what: 'less than the least', request: { amount: '99.99' }, code: 'AMOUNT_TOO_SMALL' },
    { what: 'more than the most', request: { amount: '50000.01' }, code: 'AMOUNT_TOO_LARGE' },
    { what: 'a third digit', request: { amount: '100.001' }, code: 'AMOUNT_INVALID' },
    { what: 'nothing', request: { amount: '0' }, code: 'AMOUNT_INVALID' },
    { what: 'a field left out', request: { fields: { accountName: 'T' } }, code: 'FIELD_INVALID' },
    {
      what: 'an empty field',
      request: { fields: { accountName: 'T', accountNumber: ' ' } },
      code: 'FIELD_INVALID',
    },
    {
      what: 'a field of another method',
      request: { fields: { ...bank.fields, walletNumber: '1' } },
      code: 'FIELD_INVALID',
    },
  ])('is rejected for $what, and nothing is written', async ({ request, code }) => {
    const { member, no, booksUnchanged } = openPaymentsSandbox();
    const tara = await member('tara2026');
    await booksUnchanged(async () => {
      const failure = await no(tara.act('depositCreate', { ...bank, ...request }));
      expect(failure).toMatchObject({ kind: 'refused', code });
    });
    expect((await tara.call(depositList, {})).list).toEqual([]);
  });

  it('is rejected over the member’s limit, which includes pending deposits [spec B2.14]', async () => {
    const { member, no, store } = openPaymentsSandbox();
    const tara = await member('tara2026');
    await store.transaction((tx) =>
      tx.put(limits, 'tara/day', {
        account: 'MAYURA/tara2026',
        kind: 'deposit',
        period: 'day',
        amount: '100000',
        since: 0,
      }),
    );
    await tara.act('depositCreate', bank);
    expect((await tara.call(protection, {})).limits).toMatchObject([
      { used: '0.00', left: '500.00' },
    ]);
    const over = await no(tara.act('depositCreate', { ...bank, amount: '500.01' }));
    expect(over).toMatchObject({ code: 'LIMIT_REACHED' });
    await tara.act('depositCreate', bank);
  });

  it('is rejected during a break and to a trial account [spec B2.16]', async () => {
    const { member, no, store } = openPaymentsSandbox();
    const [tara, trial] = [await member('tara2026'), await member('trial2026')];
    expect(await no(trial.act('depositCreate', bank))).toMatchObject({
      code: 'REAL_ACCOUNT_NEEDED',
    });
    const deposit = await tara.act('depositCreate', bank);
    await store.transaction((tx) =>
      tx.put(breaks, 'MAYURA/tara2026', { kind: 'selfExclusion', since: 0, until: 8e15 }),
    );
    expect(await no(tara.act('depositCreate', bank))).toMatchObject({ code: 'SELF_EXCLUDED' });
    // What is paid already still arrives, and the history stays.
    await tara.act('depositPaid', { reference: deposit.reference, fields: known });
    expect((await tara.call(depositList, {})).list).toHaveLength(1);
  });

  it('is made once for one key, also by two calls at the same time', async () => {
    const { member } = openPaymentsSandbox();
    const tara = await member('tara2026');
    const key = newKey();
    const [one, other] = await Promise.all([
      tara.act('depositCreate', bank, key),
      tara.act('depositCreate', bank, key),
    ]);
    expect(other).toEqual(one);
    expect((await tara.call(depositList, {})).list).toHaveLength(1);
  });

  it('is encrypted, because it names an account', async () => {
    const { wire } = await begun();
    const { path, encrypted, idempotent } = contract.depositCreate;
    expect({ encrypted, idempotent }).toEqual({ encrypted: true, idempotent: true });
    const sent = wire.filter((line) => line.startsWith(`http://localhost${path} {`));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"jwe"');
    expect(sent[0]).not.toContain(bank.fields.accountNumber);
  });
});

describe('a deposit that is reported as paid', () => {
  it('opens a case with a number and the minutes to expect', async () => {
    const { pay, deposit } = await begun();
    const paid = await pay();
    expect(paid).toMatchObject({
      state: 'paid',
      expectedMinutes: 60,
      expectedAt: deposit.createdAt + 60 * minute,
      next: 'platform',
      late: false,
      fields: { ...bank.fields, reference: 'UTR 42' },
    });
    expect(paid.caseNumber).toMatch(/^C261121/);
    expect(paid.timeline.map(({ state }) => state)).toEqual(['created', 'paid']);
  });

  it('arrives at the expected minute and not before, once, with its due time', async () => {
    const { pay, pass, tara, read, booksBalance, store } = await begun();
    const { expectedAt = 0 } = await pay();
    pass(60 * minute - 1);
    await read();
    expect(await tara.balance()).toBe('2500.50');
    pass(1);
    expect(await tara.balance()).toBe('3000.50');
    pass(1);
    expect(await read()).toMatchObject({ state: 'arrived', settledAt: expectedAt, next: 'nobody' });
    expect(await tara.balance()).toBe('3000.50');
    await booksBalance();
    const messages = await store.transaction((tx) =>
      tx.range(memberMessages, 'byAccount', { from: 'MAYURA/tara2026/', to: 'MAYURA/tara2026/~' }),
    );
    expect(messages.map(({ row }) => row)).toEqual([
      expect.objectContaining({ template: 'depositArrived', amount: '50000', time: expectedAt }),
    ]);
  });

  it.each(['memory', 'SQLite'])(
    'arrives once when many calls read it at the same time, in %s',
    async (kept) => {
      const opened = openPaymentsSandbox(
        {},
        kept === 'SQLite' ? { store: sqliteStore(':memory:') } : {},
      );
      const { pass, audit, booksBalance } = opened;
      const tara = await opened.member('tara2026');
      const { reference } = await tara.act('depositCreate', bank);
      await tara.act('depositPaid', { reference, fields: known });
      const { movements } = await audit();
      pass(60 * minute);
      const read = () => tara.call(depositDetail, { reference });
      const looks = [read(), tara.balance(), read(), tara.balance(), tara.call(depositList, {})];
      await Promise.all(looks);
      expect((await audit()).movements).toBe(movements + 1);
      expect(await tara.balance()).toBe('3000.50');
      await booksBalance();
    },
  );

  it('takes three times as long by a slow method', async () => {
    const opened = openPaymentsSandbox();
    const tara = await opened.member('tara2026');
    const request = { method: 'wallet', amount: '100', fields: { walletNumber: '98000012' } };
    const { reference } = await tara.act('depositCreate', request);
    await tara.act('depositPaid', { reference });
    opened.pass(180 * minute - 1);
    expect(await tara.balance()).toBe('2500.50');
    opened.pass(1);
    expect(await tara.balance()).toBe('2600.50');
  });

  it('posts its fee to the house account separately', async () => {
    const { pass, tara, reference, audit, booksBalance, bookOf, store } = await begun({
      method: 'qr',
      amount: '100',
    });
    const feesOf = async () =>
      (await audit()).books.find(({ book }) => book === 'house/MAYURA/fees')?.balance ?? 0n;
    const before = { movements: (await audit()).movements, fees: await feesOf() };
    await tara.act('depositPaid', { reference });
    pass(5 * minute);
    expect(await tara.balance()).toBe('2598.00');
    expect((await audit()).movements).toBe(before.movements + 2);
    expect(await feesOf()).toBe(before.fees + 250n);
    expect(await bookOf('tara2026', 'wallet')).toBe(259_800n);
    await booksBalance();
    const message = await store.transaction((tx) =>
      tx.get(memberMessages, `MAYURA/tara2026/depositArrived-${reference}`),
    );
    expect(message?.row, 'the message names what arrived').toMatchObject({ amount: '9750' });
  });

  it('needs the fields that the method requires after payment', async () => {
    const { tara, reference, no, read } = await begun();
    expect(await no(tara.act('depositPaid', { reference }))).toMatchObject({
      code: 'FIELD_INVALID',
    });
    expect((await read()).state).toBe('created');
  });

  it('can be paid once, and not be cancelled afterwards', async () => {
    const { pay, no, tara, reference } = await begun();
    await pay();
    const wrong = { code: 'WRONG_STATE' };
    expect(await no(pay())).toMatchObject(wrong);
    expect(await no(tara.act('depositPaid', { reference }))).toMatchObject(wrong);
    expect(await no(tara.act('depositCancel', { reference }))).toMatchObject(wrong);
  });

  it('accepts proofs until it is final', async () => {
    const { pay, parts, settleDeposit, tara, reference } = await begun();
    await pay();
    const proof = () => parts('depositProof', tara.token, { reference, images: [imageOf()] });
    expect((await proof()).value).toMatchObject({ state: 'paid', proofs: [{ size: 100 }] });
    await settleDeposit({ reference, outcome: 'failed' });
    expect(await proof()).toMatchObject({ status: 409, code: 'WRONG_STATE' });
  });

  it('returns the same case again for the same key', async () => {
    const { tara, reference } = await begun();
    const key = newKey();
    const request = { reference, fields: known };
    const paid = await Promise.all([
      tara.act('depositPaid', request, key),
      tara.act('depositPaid', request, key),
    ]);
    expect(paid[1]).toEqual(paid[0]);
  });
});

describe('a deposit', () => {
  it('expires when it is not paid in half an hour', async () => {
    const { pass, read, pay, no, tara } = await begun();
    pass(30 * minute - 1);
    expect((await read()).state).toBe('created');
    pass(1);
    expect(await read()).toMatchObject({ state: 'expired', next: 'nobody' });
    expect(await no(pay())).toMatchObject({ code: 'WRONG_STATE' });
    expect(await tara.balance()).toBe('2500.50');
  });

  it('can be cancelled before it is paid', async () => {
    const { tara, reference, no, pay } = await begun();
    expect(await tara.act('depositCancel', { reference })).toMatchObject({ state: 'cancelled' });
    expect(await no(pay())).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('arrives or fails at once on the clerk’s decision, which is final', async () => {
    const { pay, reference, settleDeposit, tara, pass, booksBalance } = await begun();
    await pay();
    expect(await settleDeposit({ reference, outcome: 'arrived' })).toBeUndefined();
    expect(await tara.balance()).toBe('3000.50');
    pass(120 * minute);
    expect(await tara.balance()).toBe('3000.50');
    const again = await settleDeposit({ reference, outcome: 'failed' });
    expect(again).toMatchObject({ code: 'WRONG_STATE' });
    await booksBalance();
  });

  it('that fails gives the reason and the next step, in the language of the call, and moves no money', async () => {
    const { reference, settleDeposit, tara, client, store, booksUnchanged } = await begun();
    await booksUnchanged(async () => {
      await settleDeposit({ reference, outcome: 'failed', failure: 'amountDiffers' });
    });
    const { failure, state } = await client(tara.token, { language: () => 'HI' }).call(
      depositDetail,
      { reference },
    );
    expect(state).toBe('failed');
    expect(failure).toMatchObject({ reason: 'amountDiffers', language: 'HI' });
    expect(failure?.message).toContain('राशि');
    const message = await store.transaction((tx) =>
      tx.get(memberMessages, `MAYURA/tara2026/depositFailed-${reference}`),
    );
    expect(message?.row).toMatchObject({ amount: '50000', account: 'MAYURA/tara2026' });
  });

  it('of another member is answered like one that does not exist', async () => {
    const { reference, member, no, parts, settleDeposit } = await begun();
    const penny = await member('penny2026');
    for (const asked of [reference, 'D000000AAAAAA', '', '../D']) {
      const request = { reference: asked };
      const answers = await Promise.all([
        no(penny.call(depositDetail, request)),
        no(penny.act('depositPaid', { ...request, fields: known })),
        no(penny.act('depositCancel', request)),
      ]);
      for (const failure of answers) {
        expect(failure).toMatchObject({
          code: 'NOT_FOUND',
          message: 'There is none of this name.',
        });
      }
      const proof = await parts('depositProof', penny.token, { ...request, images: [imageOf()] });
      expect(proof).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await settleDeposit({ reference: 'D0', outcome: 'arrived' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the list of deposits', () => {
  it('is newest first, by state, by time and in pages', async () => {
    const { member, pass } = openPaymentsSandbox();
    const tara = await member('tara2026');
    const made = [];
    for (const amount of ['100', '200', '300']) {
      made.push(await tara.act('depositCreate', { ...bank, amount }));
      pass(minute);
    }
    await tara.act('depositCancel', { reference: made[1]?.reference ?? '' });
    const amounts = async (request: Parameters<typeof listOf>[0]) => {
      const { list, totalPages } = await listOf(request);
      return [list.map(({ amount }) => amount), totalPages];
    };
    const listOf = (request: {
      state?: 'cancelled' | 'created';
      from?: number;
      to?: number;
      pageNo?: number;
      pageSize?: number;
    }) => tara.call(depositList, request);
    expect(await amounts({})).toEqual([['300.00', '200.00', '100.00'], 1]);
    expect(await amounts({ state: 'cancelled' })).toEqual([['200.00'], 1]);
    expect(await amounts({ pageSize: 2, pageNo: 2 })).toEqual([['100.00'], 2]);
    const second = made[1]?.createdAt ?? 0;
    expect(await amounts({ from: second, to: second })).toEqual([['200.00'], 1]);
    expect(await amounts({ pageNo: 9 })).toEqual([[], 1]);
  });
});
