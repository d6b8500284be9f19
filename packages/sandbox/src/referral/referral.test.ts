import { securityOverview } from '@livery/api/contract/account';
import { transactionHistory } from '@livery/api/contract/history';
import { referralEarnings, referralFriends, referralOverview } from '@livery/api/contract/referral';
import { register } from '@livery/api/contract/registration';
import { describe, expect, it } from 'vitest';
import { affiliateCodeOf } from '../account/find.ts';
import { openBets } from '../history/bets.fixture.ts';
import { openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { filled } from '../registration/registration.fixture.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { referralsPaid } from './rows.ts';

const day = 24 * 60 * 60_000;
/** Past midnight, and within a session. */
const untilTomorrow = 0.8 * day;
const keyOf = (username: string) => accountKey('MAYURA', username);

/** A member who plays, brought by another one who has no friends so far. */
async function openFriends(host = 'penny2026', friend = 'tara2026') {
  const opened = await openBets(friend);
  await opened.sandbox.settings.set({ idleMs: day });
  await opened.store.transaction(async (tx) => {
    const found = await tx.get(accounts, keyOf(friend));
    if (found) await tx.put(accounts, keyOf(friend), { ...found.row, upline: keyOf(host) });
  });
  return { ...opened, host: await opened.member(host) };
}

describe('the code', () => {
  it('makes who joins with it a friend, and nobody who joins without it [spec 2.03] [spec 2.47]', async () => {
    const { sandbox, member, guest, proof } = openMoney();
    await sandbox.settings.set({ siteSettings: { REGMOBVERF3: false } });
    const penny = await member('penny2026');
    const { invitation, programme, friends } = await penny.call(referralOverview, {});
    expect({ programme, friends }).toEqual({ programme: 'share', friends: 0 });
    expect(invitation?.rate).toBe('0.2');
    const join = async (username: string, referralCode?: string) =>
      guest.call(register, {
        ...filled,
        username,
        proof: await proof(),
        ...(referralCode !== undefined && { referralCode }),
      });
    await join('kavi2026', invitation?.code);
    await join('noor2026');
    expect(await penny.call(referralFriends, {})).toEqual({
      list: [{ name: 'ka***6', joined: '2026-11-21', hasBet: false }],
      totalPages: 1,
    });
    expect((await penny.call(referralOverview, {})).friends).toBe(1);
  });

  it('is the account’s own, of agents as of members', async () => {
    const { member, store } = openMoney();
    for (const username of ['mira2026', 'arun2026']) {
      const row = (await store.transaction((tx) => tx.get(accounts, keyOf(username))))?.row;
      const { invitation } = await (await member(username)).call(referralOverview, {});
      expect(invitation?.code).toBe(affiliateCodeOf({ id: row?.id ?? '' }));
    }
  });

  it('is not shown, nor what is paid for it, to who takes a break or is excluded', async () => {
    for (const kind of ['timeOut', 'selfExclusion'] as const) {
      const { member, store, sandbox } = openMoney();
      const mira = await member('mira2026');
      const since = await sandbox.clock.now();
      await store.transaction((tx) =>
        tx.put(breaks, keyOf('mira2026'), { kind, since, until: since + day }),
      );
      const { invitation, friends, paid } = await mira.call(referralOverview, {});
      expect(invitation).toBeUndefined();
      // What was earned is theirs all the same.
      expect([friends, Number(paid) > 0]).toEqual([5, true]);
    }
  });
});

describe('the list of friends', () => {
  it('has masked names, the newest first, by pages', async () => {
    const { member } = openMoney();
    const mira = await member('mira2026');
    const first = await mira.call(referralFriends, { pageSize: 3 });
    expect(first.totalPages).toBe(2);
    expect(first.list.map(({ name, hasBet }) => [name, hasBet])).toEqual([
      ['yi***6', false],
      ['ro***6', false],
      ['ph***6', false],
    ]);
    const { list } = await mira.call(referralFriends, { pageSize: 3, pageNo: 2 });
    expect(list.map(({ hasBet }) => hasBet)).toEqual([true, true]);
    expect(JSON.stringify(list)).not.toMatch(/anik2026|lata2026|Anik|Lata/);
  });

  it('has nobody of another member, of another level or of another merchant', async () => {
    const { member } = openMoney();
    const tara = await member('tara2026');
    expect((await tara.call(referralFriends, {})).list).toEqual([]);
    const arun = await member('arun2026');
    // Four of the line directly below, and tara2026; sixty are below in all.
    expect((await arun.call(referralFriends, { pageSize: 100 })).list).toHaveLength(5);
  });

  it('lets a member who was brought know of nobody who sees their bets, when that is no agent', async () => {
    const { member, store } = openMoney();
    const friend = await member('anik2026');
    expect((await friend.call(securityOverview, {})).upline).toBeUndefined();
    // An agent above who brought them sees the bets of both.
    await store.transaction(async (tx) => {
      const host = keyOf('mira2026');
      const found = await tx.get(accounts, host);
      const upline = keyOf('arun2026');
      if (found) await tx.put(accounts, host, { ...found.row, upline });
    });
    expect((await friend.call(securityOverview, {})).upline).toBe('Arun');
    const tara = await member('tara2026');
    expect((await tara.call(securityOverview, {})).upline).toBe('Arun');
  });
});

describe('the reward', () => {
  it('is a share of decided bets, paid once the day is over, once', async () => {
    const { host, gameOf, play, pass, booksBalance, booksUnchanged } = await openFriends();
    const slot = await gameOf('RNG');
    await play(slot, 62_550n, { payout: 0n });
    await play(slot, 30_000n, { payout: 90_000n });
    await play(slot, 20_000n, 'void');
    await play(slot, 5_000n);
    pass(1);
    expect(await host.call(referralOverview, {})).toMatchObject({ paid: '0.00', today: '1.85' });
    expect(await host.balance()).toBe('0.01');
    pass(untilTomorrow);
    expect(await host.call(referralOverview, {})).toMatchObject({ paid: '1.85', today: '0.00' });
    expect(await host.balance()).toBe('1.86');
    await booksUnchanged(async () => {
      await Promise.all([
        host.call(referralOverview, {}),
        host.call(referralEarnings, {}),
        host.call(referralEarnings, {}),
      ]);
    });
    const earned = await host.call(referralEarnings, {});
    expect(earned).toMatchObject({ total: '1.85', days: [{ day: '2026-11-21', amount: '1.85' }] });
    const { list } = await host.call(transactionHistory, { kind: 'referral' });
    expect(list).toMatchObject([{ amount: '1.85', reference: earned.days[0]?.reference }]);
    await booksBalance();
  });

  it('belongs to the day on which a bet was settled', async () => {
    const { host, gameOf, place, settle, pass } = await openFriends();
    const bet = await place(await gameOf('RNG'), 100_000n);
    pass(untilTomorrow);
    expect(await host.call(referralOverview, {})).toMatchObject({ paid: '0.00', today: '0.00' });
    await settle('reference' in bet ? bet.reference : '', { payout: 0n });
    pass(untilTomorrow);
    const { days } = await host.call(referralEarnings, {});
    expect(days).toMatchObject([{ day: '2026-11-22', amount: '2.00' }]);
  });

  it('adds up, for any days', async () => {
    const { member } = openMoney();
    const mira = await member('mira2026');
    const { days, total } = await mira.call(referralEarnings, {});
    expect(days.length).toBeGreaterThan(7);
    const sum = (some: typeof days) => some.reduce((all, { amount }) => all + Number(amount), 0);
    expect(sum(days)).toBeCloseTo(Number(total), 6);
    expect((await mira.call(referralOverview, {})).paid).toBe(total);
    const [from, to] = [days[6]?.day, days[2]?.day];
    const some = await mira.call(referralEarnings, { from, to });
    expect(some.days).toEqual(days.slice(2, 7));
    expect(Number(some.total)).toBeCloseTo(sum(some.days), 6);
  });

  it('is left to an agent’s contracts', async () => {
    const { member } = openMoney();
    const arun = await member('arun2026');
    const { invitation, programme, paid } = await arun.call(referralOverview, {});
    expect([programme, paid, invitation?.rate]).toEqual(['contract', '0.00', undefined]);
  });

  it('does not reach who brought the one who brought', async () => {
    // mira2026 brought anik2026, who brings tara2026.
    const { host, gameOf, play, pass, member } = await openFriends('anik2026');
    const mira = await member('mira2026');
    const before = (await mira.call(referralOverview, {})).paid;
    await play(await gameOf('RNG'), 100_000n, { payout: 0n });
    pass(untilTomorrow);
    expect((await host.call(referralOverview, {})).paid).toBe('2.00');
    expect((await mira.call(referralOverview, {})).paid).toBe(before);
  });

  it('does not exist where a merchant has no money screens [spec B2.31]', async () => {
    const merchant = { ...sandboxMerchant('MAYURA', 'localhost', 2), profile: 'freeplay' as const };
    const { member, store } = openMoney({ merchants: [merchant] });
    const mira = await member('mira2026');
    // Never paid so far, with friends who have played.
    await store.transaction((tx) => tx.delete(referralsPaid, keyOf('mira2026')));
    const before = await mira.balance();
    const { programme, invitation, today } = await mira.call(referralOverview, {});
    expect([await mira.balance(), today]).toEqual([before, '0.00']);
    expect([programme, invitation?.rate]).toEqual(['none', undefined]);
  });
});
