import { contract } from '@livery/api/contract';
import { missionLeaderboard, missionSummary } from '@livery/api/contract/missions';
import { describe, expect, it } from 'vitest';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { accountKey } from '../session/rows.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const hour = 60 * 60_000;
/** Midnight of the next day in India, which is 9 hours and 10 minutes after the tests begin. */
const toMidnight = 9 * hour + 10 * 60_000;

function openMissions() {
  const opened = openMoney();
  return {
    ...opened,
    /** A deposit of so many paise that arrives in tara's wallet at a moment. */
    deposit: (amount: bigint, time: number) =>
      opened.store.transaction((tx) =>
        post(tx, {
          id: `MAYURA-D-${time}`,
          merchant: 'MAYURA',
          kind: 'deposit',
          time,
          reference: `D-${time}`,
          postings: [
            { book: houseBook('MAYURA', 'bank'), amount: -amount, currency: 'INR' },
            {
              book: memberBook(accountKey('MAYURA', 'tara2026'), 'wallet'),
              amount,
              currency: 'INR',
            },
          ],
        }),
      ),
  };
}

describe('the mission summary', () => {
  it('is a GET with token that gives the progress of each mission [spec 7.45]', async () => {
    expect(contract.missionSummary).toMatchObject({ method: 'GET', token: true, origin: 'name' });
    const { member, deposit } = openMissions();
    const tara = await member('tara2026');
    const weekly = async () =>
      (await tara.call(missionSummary, {})).missions.find(
        (each) => each.missionId === 'weekly-deposit',
      );
    // Sunday evening of the week before, then Monday.
    await deposit(90_000n, Date.parse('2026-11-15T18:29:59Z'));
    expect(await weekly()).toMatchObject({ progress: '0.00', target: '500.00', state: 'open' });
    await deposit(20_050n, Date.parse('2026-11-15T18:30:00Z'));
    expect(await weekly()).toMatchObject({
      progress: '200.50',
      endTime: Date.parse('2026-11-22T18:30:00Z'),
    });
    await deposit(50_000n, now);
    expect(await weekly()).toMatchObject({ progress: '500.00', state: 'claimable' });
  });

  it('counts what waits to be claimed, and shows each state', async () => {
    const { member } = openMissions();
    const { missions, claimable } = await (await member('mira2026')).call(missionSummary, {});
    expect(new Set(missions.map(({ state }) => state))).toEqual(
      new Set(['open', 'claimable', 'claimed']),
    );
    expect(claimable).toBe(missions.filter(({ state }) => state === 'claimable').length);
  });
});

describe('a mission’s reward', () => {
  it('is paid once for each period, however often it is requested [spec 7.45]', async () => {
    const { member, no, pass, booksBalance } = openMissions();
    const tara = await member('tara2026');
    const request = { missionId: 'daily-visit' };
    const key = newKey();
    const [first, again] = await Promise.all([
      tara.act('missionClaim', request, key),
      tara.act('missionClaim', request, key),
    ]);
    expect(first).toMatchObject({ amount: '5.00', time: now });
    expect(again).toEqual(first);
    expect(await no(tara.act('missionClaim', request))).toMatchObject({ code: 'WRONG_STATE' });
    expect(await tara.balance()).toBe('2505.50');

    pass(toMidnight);
    const next = await member('tara2026');
    await next.act('missionClaim', request);
    expect(await next.balance()).toBe('2510.50');
    await booksBalance();
  });

  it.each([
    ['that is not done', 'tara2026', 'daily-play', 'WRONG_STATE'],
    ['that was claimed', 'mira2026', 'weekly-visit', 'WRONG_STATE'],
    ['that there is not', 'tara2026', 'moon', 'NOT_FOUND'],
    ['of a trial account', 'trial2026', 'daily-visit', 'REAL_ACCOUNT_NEEDED'],
  ])(
    'of a mission %s is rejected, and leaves the ledger unchanged',
    async (_what, who, missionId, code) => {
      const { member, no, booksUnchanged } = openMissions();
      const own = await member(who);
      await booksUnchanged(async () => {
        expect(await no(own.act('missionClaim', { missionId }))).toMatchObject({ code });
      });
    },
  );
});

describe('the leaderboard', () => {
  it('ranks masked names with the member’s own place, and labels what is made up [spec 7.45]', async () => {
    expect(contract.missionLeaderboard).toMatchObject({ method: 'GET', token: true });
    const { member } = openMissions();
    const tara = await member('tara2026');
    const { list, ownRank, endTime } = await tara.call(missionLeaderboard, {});
    expect(endTime).toBe(Date.parse('2026-11-22T18:30:00Z'));
    expect(list).toHaveLength(20);
    const scores = list.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { customerName, own, sample } of list) {
      expect(customerName).toMatch(/^\w{2}\*\*\*\w$/);
      expect(sample).toBe(!own);
    }
    const shown = list.find(({ own }) => own);
    expect(shown?.rank ?? ownRank).toBe(ownRank);
    expect(JSON.stringify(list)).not.toContain('tara2026');
  });

  it('moves a member up whose mission is completed', async () => {
    const { member, deposit } = openMissions();
    const tara = await member('tara2026');
    const before = await tara.call(missionLeaderboard, {});
    await deposit(50_000n, now);
    const after = await tara.call(missionLeaderboard, {});
    expect(after.ownRank).toBeLessThan(before.ownRank);
    expect(after.list.find(({ own }) => own)?.score).toBe(70);
  });
});
