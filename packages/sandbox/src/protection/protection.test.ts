import { pointsRewards } from '@livery/api/contract/points';
import {
  limitConfirm,
  limitKeep,
  limitSet,
  protection,
  realityCheckSet,
  takeBreak,
} from '@livery/api/contract/protection';
import { bonusList } from '@livery/api/contract/rewards';
import { examples } from '@livery/api/examples';
import { describe, expect, it } from 'vitest';
import type { MemberContext } from '../handlers.ts';
import { houseBook, type MemberBook, type Movement, memberBook, post } from '../ledger/ledger.ts';
import { openMoney } from '../money/money.fixture.ts';
import { rawCalls } from '../session/raw-call.fixture.ts';
import { accounts } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { refuseOverLimit, refuseOverTime } from './limits.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const name = { kind: 'deposit', period: 'day' } as const;

type Money = ReturnType<typeof openMoney>;

/** Puts money into a wallet of tara's, or takes it out, as a call of that kind would. */
async function move(
  { sandbox, store }: Money,
  kind: Movement['kind'],
  cents: bigint,
  book: MemberBook = 'wallet',
): Promise<void> {
  const time = await sandbox.clock.now();
  const house = houseBook('MAYURA', 'bank');
  const wallet = memberBook('MAYURA/tara2026', book);
  const postings = [
    { book: house, amount: -cents, currency: 'INR' },
    { book: wallet, amount: cents, currency: 'INR' },
  ];
  const id = `moved-${kind}-${book}-${time}`;
  await store.transaction((tx) =>
    post(tx, { id, merchant: 'MAYURA', kind, time, reference: id, postings }),
  );
}

describe('a limit', () => {
  it('accepts any amount, and shows what is used, what is left and when it resets [spec B2.12]', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await tara.call(limitSet, { ...name, amount: '123.45' });
    await move(money, 'deposit', 2_000n);
    const deposited = await money.sandbox.clock.now();
    money.pass(hour / 4);
    const { limits } = await tara.call(protection, {});
    expect(limits).toMatchObject([
      { ...name, amount: '123.45', used: '20.00', left: '103.45', resetsAt: deposited + day },
    ]);
    money.pass(day - hour / 4);
    const again = await (await money.member('tara2026')).call(protection, {});
    expect(again.limits[0]).toMatchObject({ used: '0.00', left: '123.45' });
    expect(again.limits[0]?.resetsAt).toBeUndefined();
  });

  it('counts losses as stakes minus wins, and never below zero', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await tara.call(limitSet, { kind: 'loss', period: 'week', amount: '100' });
    await move(money, 'stake', -5_000n);
    expect((await tara.call(protection, {})).limits[0]).toMatchObject({ used: '50.00' });
    await move(money, 'payout', 9_000n);
    const [won] = (await tara.call(protection, {})).limits;
    expect(won).toMatchObject({ used: '0.00' });
    expect(won?.resetsAt, 'nothing is used, so nothing resets').toBeUndefined();
  });

  it('counts what is lost at vendors as well, each stake for the whole period', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await tara.call(limitSet, { kind: 'loss', period: 'day', amount: '100' });
    await move(money, 'deposit', 10_000n, 'vendor/LUMA');
    await move(money, 'stake', -5_000n, 'vendor/LUMA');
    const first = await money.sandbox.clock.now();
    money.pass(hour / 4);
    await move(money, 'stake', -2_000n);
    const standing = async () =>
      (await (await money.member('tara2026')).call(protection, {})).limits;
    expect(await standing()).toMatchObject([{ used: '70.00', resetsAt: first + day }]);
    money.pass(day - hour / 4 - 1);
    expect(await standing()).toMatchObject([{ used: '70.00', resetsAt: first + day }]);
    money.pass(1);
    expect(await standing()).toMatchObject([{ used: '20.00', resetsAt: first + hour / 4 + day }]);
  });

  it('applies the one of several with the least left [spec B2.12] [spec B2.14]', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await tara.call(limitSet, { ...name, amount: '60' });
    await tara.call(limitSet, { kind: 'deposit', period: 'month', amount: '75' });
    await move(money, 'deposit', 4_000n);
    money.pass(day);
    const account = await money.store.transaction((tx) => tx.get(accounts, 'MAYURA/tara2026'));
    const refused = (amount: bigint) =>
      money.store.transaction(async (tx) => {
        // What a handler knows of its call; the rest of it plays no part here.
        const context = {
          tx,
          now: await money.sandbox.clock.now(),
          member: { key: 'MAYURA/tara2026', account: account?.row, session: '' },
          merchant: { currency: { code: 'INR', decimals: 2 } },
        } as MemberContext;
        return refuseOverLimit(context, 'deposit', amount);
      });
    expect(await refused(3_500n)).toBeUndefined();
    expect((await refused(3_501n))?.message).toMatch(
      /deposit limit for one month has 35\.00 INR left until/,
    );
  });

  it('becomes lower at once, and higher only when confirmed a day later [spec B2.13]', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await tara.call(limitSet, { ...name, amount: '100' });
    const lower = await tara.call(limitSet, { ...name, amount: '80' });
    expect(lower.limits[0]).toMatchObject({ amount: '80.00' });
    const asked = await money.sandbox.clock.now();
    const higher = await tara.call(limitSet, { ...name, amount: '200' });
    expect(higher.limits[0]).toMatchObject({
      amount: '80.00',
      pending: { amount: '200.00', asked, from: asked + day },
    });
    expect(await money.no(tara.call(limitConfirm, name))).toMatchObject({ code: 'WRONG_STATE' });
    money.pass(day);
    const later = await money.member('tara2026');
    expect((await later.call(protection, {})).limits[0]).toMatchObject({ amount: '80.00' });
    const confirmed = await later.call(limitConfirm, name);
    expect(confirmed.limits[0]).toMatchObject({ amount: '200.00' });
    expect(confirmed.limits[0]?.pending).toBeUndefined();
  });

  it('is removed only after the same wait, and stays if the member cancels [spec B2.13]', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await tara.call(limitSet, { ...name, amount: '100' });
    const asked = await tara.call(limitSet, { ...name, amount: null });
    expect(asked.limits[0]?.pending?.amount).toBeNull();
    expect((await tara.call(limitKeep, name)).limits[0]?.pending).toBeUndefined();
    await tara.call(limitSet, { ...name, amount: null });
    money.pass(day);
    const later = await money.member('tara2026');
    expect((await later.call(limitConfirm, name)).limits).toEqual([]);
  });

  it('is rejected for an invalid amount, and confirms nothing that was not requested', async () => {
    const { member, no } = openMoney();
    const tara = await member('tara2026');
    const half = { kind: 'time', period: 'day', amount: '1.5' } as const;
    expect(await no(tara.call(limitSet, half))).toMatchObject({ code: 'AMOUNT_INVALID' });
    const paise = { ...name, amount: '0.005' };
    expect(await no(tara.call(limitSet, paise))).toMatchObject({ code: 'AMOUNT_INVALID' });
    const century = { kind: 'time', period: 'month', amount: '99999999' } as const;
    expect(await no(tara.call(limitSet, century))).toMatchObject({ code: 'AMOUNT_INVALID' });
    for (const call of [limitConfirm, limitKeep]) {
      expect(await no(tara.call(call, name))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await no(tara.call(limitSet, { ...name, amount: null }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('counts the time that its member was logged in, over several visits', async () => {
    const money = openMoney();
    const time = { kind: 'time', period: 'day' } as const;
    for (let visit = 0; visit < 2; visit += 1) {
      const tara = await money.member('tara2026');
      await tara.call(limitSet, { ...time, amount: '60' });
      for (let minutes = 0; minutes < 20; minutes += 5) {
        money.pass(5 * 60_000);
        await tara.call(protection, {});
      }
      // Away, and not signed in: this does not count.
      money.pass(2 * hour);
    }
    const tara = await money.member('tara2026');
    expect((await tara.call(protection, {})).limits[0]).toMatchObject({ used: '40', left: '20' });
  });

  it('stops play when it is one of time and used up, and for no other', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const overTime = () =>
      money.store.transaction(async (tx) => {
        const account = (await tx.get(accounts, 'MAYURA/tara2026'))?.row;
        if (!account) throw new TypeError('There is no such account.');
        const member = { key: 'MAYURA/tara2026', account, session: '' };
        return refuseOverTime({ tx, member, now: await money.sandbox.clock.now() });
      });
    await tara.call(limitSet, { ...name, amount: '20' });
    await move(money, 'deposit', 2_000n);
    await tara.call(limitSet, { kind: 'time', period: 'day', amount: '10' });
    expect((await tara.call(protection, {})).limits).toMatchObject([
      { left: '0.00' },
      { left: '10' },
    ]);
    expect(await overTime()).toBeUndefined();
    money.pass(10 * 60_000);
    await tara.call(protection, {});
    expect((await overTime())?.message).toMatch(/^Your time limit for one day is used up until/);
  });

  it('counts the time of its member, not the sum over their devices', async () => {
    const money = openMoney();
    await money.sandbox.settings.set({ oneSession: false });
    const phone = await money.member('tara2026');
    await phone.call(limitSet, { kind: 'time', period: 'day', amount: '60' });
    const usedAfter = async (minutes: number, devices: readonly (typeof phone)[]) => {
      money.pass(minutes * 60_000);
      for (const device of devices) await device.call(protection, {});
      return (await phone.call(protection, {})).limits[0]?.used;
    };
    expect(await usedAfter(5, [phone])).toBe('5');
    const laptop = await money.member('tara2026');
    expect(await usedAfter(10, [laptop, phone])).toBe('15');
    // One of them alone, then the other one after it, whose stretch begins before: still an hour is an hour.
    expect(await usedAfter(10, [laptop])).toBe('25');
    expect(await usedAfter(5, [phone])).toBe('30');
    expect(await usedAfter(10, [laptop, phone])).toBe('40');
  });

  it('applies to its own member only', async () => {
    const { member } = openMoney();
    await (await member('tara2026')).call(limitSet, { ...name, amount: '100' });
    expect((await (await member('mira2026')).call(protection, {})).limits).toEqual([]);
  });
});

describe('a break', () => {
  const transfer = { account: 'arun2026', amount: '5', password: paymentPassword };

  it('blocks play and transfers to play until it ends, in every session of the account [spec B2.16]', async () => {
    const money = openMoney();
    const before = await money.member('tara2026');
    await before.call(takeBreak, { kind: 'timeOut', hours: 24 });
    const again = await money.member('tara2026');
    const refused = await money.no(again.act('transferCreate', transfer));
    expect(refused).toMatchObject({ code: 'TIME_OUT' });
    money.pass(day);
    const later = await money.member('tara2026');
    expect(await later.act('transferCreate', transfer)).toMatchObject({ amount: '5.00' });
  });

  it('does not change answers given before it began', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const key = 'one-transfer-of-tara';
    const sent = await tara.act('transferCreate', transfer, key);
    await tara.call(takeBreak, { kind: 'timeOut', hours: 24 });
    expect(await tara.act('transferCreate', transfer, key)).toEqual(sent);
  });

  it('lasts the months of its self-exclusion to the day, and cannot be cancelled [spec B2.15]', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const taken = await tara.call(takeBreak, { kind: 'selfExclusion', months: 6 });
    expect(new Date(taken.break?.until ?? 0).toISOString()).toBe('2027-05-21T09:20:00.000Z');
    const shorter = money.no(tara.call(takeBreak, { kind: 'timeOut', hours: 24 }));
    expect(await shorter).toMatchObject({ code: 'WRONG_STATE' });
    const refused = await money.no(tara.act('transferCreate', transfer));
    expect(refused).toMatchObject({ code: 'SELF_EXCLUDED' });
    const longer = await tara.call(takeBreak, { kind: 'selfExclusion', months: 60 });
    expect(longer.break?.until).toBeGreaterThan(taken.break?.until ?? Infinity);
    expect(longer.break?.since).toBe(taken.break?.since);
  });

  it('ends on the last day of a month that is shorter', async () => {
    const money = openMoney({ clock: { now: () => Date.parse('2026-08-31T10:00:00Z') } });
    const tara = await money.member('tara2026');
    const taken = await tara.call(takeBreak, { kind: 'selfExclusion', months: 6 });
    expect(new Date(taken.break?.until ?? 0).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  });

  it.each([
    { kind: 'timeOut', hours: 24 },
    { kind: 'selfExclusion', months: 6 },
  ] as const)('offers its member nothing: $kind [spec B2.16]', async (request) => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const bonuses = async () =>
      (await tara.call(bonusList, { pageSize: 100 })).list.map(({ bonusId, state }) => ({
        bonusId,
        state,
      }));
    const before = await bonuses();
    const claimed = before.filter(({ state }) => state !== 'available');
    expect(claimed.length).toBeLessThan(before.length);
    await tara.call(takeBreak, request);
    expect(await bonuses()).toEqual(claimed);
    expect((await tara.call(bonusList, { state: 'available' })).list).toEqual([]);

    const send = rawCalls(money.sandbox);
    const code = request.kind === 'timeOut' ? 'TIME_OUT' : 'SELF_EXCLUDED';
    for (const id of [
      'rewardCount',
      'chanceList',
      'missionSummary',
      'missionLeaderboard',
      'activityList',
      'raffleStatus',
    ] as const) {
      const { envelope } = await send(id, examples[id].request, tara.token);
      expect([id, envelope.code]).toEqual([id, code]);
    }
    // Guests see the goods of the mall; who takes a break sees none.
    expect((await tara.call(pointsRewards, {})).list).toEqual([]);
  });

  it('leaves its member login and balance [spec B2.16]', async () => {
    const { member } = openMoney();
    const pia = await member('paused2026');
    expect((await pia.call(protection, {})).break?.kind).toBe('selfExclusion');
    expect(await pia.balance()).toBe('5000.00');
  });
});

it('a reality check has an interval that the member chooses [spec B2.10]', async () => {
  const { member } = openMoney();
  const tara = await member('tara2026');
  expect((await tara.call(protection, {})).realityCheckMinutes).toBeUndefined();
  const set = await tara.call(realityCheckSet, { minutes: 30 });
  expect(set.realityCheckMinutes).toBe(30);
  const none = await tara.call(realityCheckSet, { minutes: null });
  expect(none.realityCheckMinutes).toBeUndefined();
  await expect(tara.call(realityCheckSet, { minutes: 1 })).rejects.toThrow();
});
