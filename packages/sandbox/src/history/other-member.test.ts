import { historyExport, transactionHistory } from '@livery/api/contract/history';
import { expect, it } from 'vitest';
import { openMoney } from '../money/money.fixture.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';

/** An upline that has sent something to its downline, with ways to change the downline and to read both records. */
async function sentDown() {
  const { member, store } = openMoney();
  const [arun, tara] = [await member('arun2026'), await member('tara2026')];
  await arun.act('transferCreate', {
    account: 'tara2026',
    amount: '50',
    password: paymentPassword,
  });
  return {
    arun,
    tara,
    async changeTara(change: Partial<AccountRow>) {
      const key = accountKey('MAYURA', 'tara2026');
      await store.transaction(async (tx) => {
        const found = await tx.get(accounts, key);
        if (found) await tx.put(accounts, key, { ...found.row, ...change });
      });
    },
    otherOf: async (who: typeof tara) =>
      (await who.call(transactionHistory, { kind: 'transfer' })).list.map(({ other }) => other),
  };
}

it('says to whom a transfer went and from whom it came', async () => {
  const { arun, tara, otherOf } = await sentDown();
  expect(await otherOf(arun)).toEqual([{ name: 'tara2026', place: 'downline' }]);
  expect(await otherOf(tara)).toEqual([{ name: 'arun2026', place: 'upline' }]);
  const { text } = await tara.call(historyExport, { what: 'transactions' });
  expect(text).toContain(',transfer,wallet,,arun2026,50.00,INR\r\n');
});

it('tells the nickname alone of an upline that is not open for transfers', async () => {
  const { tara, changeTara, otherOf } = await sentDown();
  await changeTara({ toUpline: false });
  expect(await otherOf(tara)).toEqual([{ name: 'Arun', place: 'upline' }]);
});

it('tells the nickname alone of somebody who is no longer next in the line', async () => {
  const { arun, tara, changeTara, otherOf } = await sentDown();
  await changeTara({ upline: undefined });
  expect(await otherOf(tara)).toEqual([{ name: 'Arun' }]);
  expect(await otherOf(arun)).toEqual([{ name: expect.not.stringContaining('tara2026') }]);
});
