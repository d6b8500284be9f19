import { contract } from '@livery/api/contract';
import { payeeAdd, payeeList, payeeRemove } from '@livery/api/contract/payees';
import { describe, expect, it } from 'vitest';
import { openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { accounts } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';

const account = {
  kind: 'bank',
  name: 'Tara Kumari',
  account: '1234-5678 9012',
  bankCode: 'demo0123456',
} as const;

async function open(username = 'tara2026') {
  const opened = openPaymentsSandbox();
  return { ...opened, tara: await opened.member(username) };
}

describe('an account to be paid out to', () => {
  it('is added under the name of the holder, and shown masked except its last four characters', async () => {
    const { tara, wire } = await open();
    const payee = await tara.call(payeeAdd, { ...account, name: ' tara  KUMARI ' });
    expect(payee).toMatchObject({
      kind: 'bank',
      name: 'Tara Kumari',
      account: '••••••••9012',
      bankCode: 'DEMO0123456',
    });
    expect(await tara.call(payeeList, {})).toEqual({
      list: [payee],
      max: 5,
      holder: 'Tara Kumari',
    });
    expect(wire.join()).not.toMatch(/123456789012|1234-5678/);
    expect(contract.payeeAdd.encrypted && contract.payeeRemove.encrypted).toBe(true);
  });

  it.each([
    { what: "another's name", more: { name: 'Mira Kumari' } },
    { what: 'no name', more: { name: ' ' } },
    { what: 'letters as its number', more: { account: '12345678abcd' } },
    { what: 'too short a number', more: { account: '12345' } },
    { what: 'no bank', more: { bankCode: undefined } },
    { what: 'a bank that cannot be', more: { bankCode: '<b>' } },
    { what: 'a branch that cannot be', more: { branchCode: '!' } },
    { what: 'a short wallet number', more: { kind: 'wallet', account: '1234567' } },
    { what: 'an id of a QR code with spaces', more: { kind: 'qr', account: 'tara at demo' } },
  ] as const)('is rejected with $what', async ({ more }) => {
    const { tara, no } = await open();
    const failure = await no(tara.call(payeeAdd, { ...account, ...more }));
    expect(failure).toMatchObject({ code: 'FIELD_INVALID' });
    expect((await tara.call(payeeList, {})).list).toEqual([]);
  });

  it('may be a wallet or a QR code', async () => {
    const { tara } = await open();
    const wallet = { kind: 'wallet', name: account.name, account: '9800001234' } as const;
    const qr = { kind: 'qr', name: account.name, account: 'tara@demo' } as const;
    expect((await tara.call(payeeAdd, wallet)).account).toBe('••••••1234');
    expect((await tara.call(payeeAdd, qr)).account).toBe('•••••demo');
  });

  it('is one of five at most; adding an existing one changes nothing', async () => {
    const { tara, no, pass } = await open();
    for (let at = 0; at < 5; at += 1) {
      await tara.call(payeeAdd, { ...account, account: `12345678901${at}` });
      pass(1);
    }
    const { list } = await tara.call(payeeList, {});
    expect(await tara.call(payeeAdd, { ...account, account: '123456789013' })).toEqual(list[3]);
    const sixth = await no(tara.call(payeeAdd, { ...account, account: '123456789019' }));
    expect(sixth).toMatchObject({ code: 'PAYEES_TOO_MANY' });
    expect((await tara.call(payeeList, {})).list).toEqual(list);
  });

  it('sets the name of a holder who has none yet, and locks it', async () => {
    const { tara, no, store } = await open();
    await store.transaction(async (tx) => {
      const row = (await tx.get(accounts, 'MAYURA/tara2026'))?.row;
      if (row) {
        const { holder: _, ...contact } = row.contact;
        await tx.put(accounts, 'MAYURA/tara2026', { ...row, contact });
      }
    });
    expect((await tara.call(payeeList, {})).holder).toBeUndefined();
    // A name that no bank can compare would be locked for good.
    for (const name of ['🙂', '12-34']) {
      const failure = await no(tara.call(payeeAdd, { ...account, name }));
      expect(failure).toMatchObject({ code: 'FIELD_INVALID' });
    }
    await tara.call(payeeAdd, { ...account, name: 'तारा देवी' });
    expect((await tara.call(payeeList, {})).holder).toBe('तारा देवी');
    const other = { ...account, account: '999999999999' };
    expect(await no(tara.call(payeeAdd, other))).toMatchObject({ code: 'FIELD_INVALID' });
  });

  it('is removed with the password only', async () => {
    const { tara, no } = await open();
    const { id } = await tara.call(payeeAdd, account);
    const failure = await no(tara.call(payeeRemove, { id, password: 'another' }));
    expect(failure).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
    expect(await tara.call(payeeRemove, { id, password: paymentPassword })).toEqual({ list: [] });
    expect(await no(tara.call(payeeRemove, { id, password: paymentPassword }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('of another member can be neither read nor removed', async () => {
    const { tara, member, no } = await open();
    const { id } = await tara.call(payeeAdd, account);
    const penny = await member('penny2026');
    expect((await penny.call(payeeList, {})).list).toEqual([]);
    const failures = [
      await no(penny.call(payeeRemove, { id, password: paymentPassword })),
      await no(penny.call(payeeRemove, { id: 'unknown', password: paymentPassword })),
    ];
    expect(failures[1]).toEqual(failures[0]);
    expect((await tara.call(payeeList, {})).list).toHaveLength(1);
  });

  it('is not available to a trial account', async () => {
    const { tara: trial, no } = await open('trial2026');
    const failure = await no(trial.call(payeeAdd, { ...account, name: 'Trial Kumari' }));
    expect(failure).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
  });
});
