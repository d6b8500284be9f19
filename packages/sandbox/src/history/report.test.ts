import { creditReport, transactionHistory } from '@livery/api/contract/history';
import { consolidatedFunds } from '@livery/api/contract/wallet';
import { describe, expect, it } from 'vitest';
import { balanceOf, fundsOf, memberBook } from '../ledger/ledger.ts';
import { openMoney } from '../money/money.fixture.ts';
import { accountKey } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { openBets } from './bets.fixture.ts';

/** Hundredths of rupees. */
const minor = (money: string) => BigInt(money.replace('.', ''));
const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + minor(each), 0n);

type Asking = Pick<Awaited<ReturnType<ReturnType<typeof openMoney>['member']>>, 'call'>;

/** Asks for a report, whose figures must add up, and be those of the records that they lead to. */
async function reportOf({ call }: Asking, days: { from?: string; to?: string } = {}) {
  const report = await call(creditReport, days);
  expect(minor(report.totalIn)).toBe(sum(report.in.map(({ amount }) => amount)));
  expect(minor(report.totalOut)).toBe(sum(report.out.map(({ amount }) => amount)));
  expect(minor(report.closing)).toBe(
    minor(report.opening) + minor(report.totalIn) - minor(report.totalOut),
  );
  for (const direction of ['in', 'out'] as const) {
    for (const { kind, amount, count } of report[direction]) {
      const amounts: string[] = [];
      for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
        const which = { kind, direction, ...days, pageNo, pageSize: 100 };
        const { list, totalPages } = await call(transactionHistory, which);
        amounts.push(...list.map((entry) => entry.amount));
        pages = totalPages;
      }
      const total = sum(amounts);
      expect([kind, direction, amounts.length, total < 0n ? -total : total]).toEqual([
        kind,
        direction,
        count,
        minor(amount),
      ]);
    }
  }
  return report;
}

describe('the credit report [spec 2.87]', () => {
  it('adds up to what the books hold, of a member with a long past', async () => {
    const { member, store } = openMoney();
    const mira = await member('mira2026');
    const { closing, opening } = await reportOf(mira);
    expect(opening).toBe('0.00');
    const key = accountKey('MAYURA', 'mira2026');
    const held = await store.transaction(
      async (tx) => (await fundsOf(tx, key)) + (await balanceOf(tx, memberBook(key, 'bonus'))),
    );
    expect(minor(closing)).toBe(held);
  });

  it('goes on where the days before it end', async () => {
    const { member } = openMoney();
    const mira = await member('mira2026');
    const first = await reportOf(mira, { to: '2026-05-31' });
    const second = await reportOf(mira, { from: '2026-06-01', to: '2026-10-31' });
    const third = await reportOf(mira, { from: '2026-11-01' });
    const whole = await reportOf(mira);
    expect([second.opening, third.opening]).toEqual([first.closing, second.closing]);
    expect(third.closing).toBe(whole.closing);
    const paths = [first, second, third].map(({ totalIn }) => totalIn);
    expect(sum(paths)).toBe(minor(whole.totalIn));
  });

  it('counts what goes between a member’s own wallets as neither in nor out', async () => {
    const { who, gameOf, play } = await openBets();
    const before = await reportOf(who);
    const to = { direction: 'toVendor', vassalage: 'LUMA', amount: '100' } as const;
    await who.act('walletTransfer', to);
    expect(await reportOf(who)).toEqual(before);
    await play(await gameOf('RNG'), 1_000n, { payout: 2_500n });
    await who.act('transferCreate', {
      account: 'arun2026',
      amount: '7',
      password: paymentPassword,
    });
    const { in: came, out: went, closing } = await reportOf(who);
    expect(came).toContainEqual({ kind: 'bet', amount: '25.00', count: 1 });
    expect(went).toEqual([
      { kind: 'bet', amount: '10.00', count: 1 },
      { kind: 'transfer', amount: '7.00', count: 1 },
    ]);
    expect(closing).toBe((await who.call(consolidatedFunds, {})).sumBalance);
  });

  it('of days without movements has the same balance at both ends', async () => {
    const { member } = openMoney();
    const tara = await member('tara2026');
    const report = await reportOf(tara, { from: '2026-11-20', to: '2026-11-20' });
    expect(report).toMatchObject({ in: [], out: [], opening: '2500.50', closing: '2500.50' });
    const empty = await member('empty2026');
    expect(await reportOf(empty)).toMatchObject({ opening: '0.00', closing: '0.00' });
  });
});
