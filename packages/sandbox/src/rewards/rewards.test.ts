import { contract } from '@livery/api/contract';
import { missionSummary } from '@livery/api/contract/missions';
import { bonusList, rebateOverview, rewardCount } from '@livery/api/contract/rewards';
import { consolidatedFunds } from '@livery/api/contract/wallet';
import { expect, it } from 'vitest';
import { openBets } from '../history/bets.fixture.ts';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { turnoverLeft } from './turnover.ts';

const tara = accountKey('MAYURA', 'tara2026');
const day = 24 * 60 * 60_000;
const weekend = { bonusId: 'WEEKEND-49' };
const withRebates = { siteSettings: { MANPLAYREB3: true } };

it('pays the rebate of each game type since the last claim, once', async () => {
  const { sandbox, who, gameOf, play, pass, booksBalance } = await openBets();
  await sandbox.settings.set(withRebates);
  await play(await gameOf('RNG'), 62_550n, { payout: 0n });
  await play(await gameOf('RNG'), 20_000n, 'void');
  await play(await gameOf('LIVE'), 30_000n, { payout: 60_000n });
  await play(await gameOf('RNG'), 5_000n);
  pass(1);
  const overview = await who.call(rebateOverview, {});
  expect(overview).toMatchObject({ enabled: true, total: '6.50' });
  expect(overview.list).toEqual([
    { gameType: 'RNG', name: 'Slots', validBet: '625.50', rate: '0.8', amount: '5.00' },
    { gameType: 'LIVE', name: 'Live casino', validBet: '300.00', rate: '0.5', amount: '1.50' },
  ]);
  const before = Number(await who.balance());
  expect(await who.act('rebateClaim', {})).toMatchObject({ amount: '6.50' });
  expect(Number(await who.balance())).toBeCloseTo(before + 6.5, 2);
  expect(await who.call(rebateOverview, {})).toMatchObject({
    since: await sandbox.clock.now(),
    list: [],
    total: '0.00',
  });
  await booksBalance();
});

it('pays for a bet settled at the moment of a claim with the next one', async () => {
  const { sandbox, who, gameOf, play, pass } = await openBets();
  await sandbox.settings.set(withRebates);
  const slot = await gameOf('RNG');
  await play(slot, 10_000n, { payout: 0n });
  pass(1);
  await play(slot, 20_000n, { payout: 0n });
  expect(await who.act('rebateClaim', {})).toMatchObject({ amount: '0.80' });
  pass(1);
  expect(await who.act('rebateClaim', {})).toMatchObject({ amount: '1.60' });
});

it('pays a rebate once, however often it is claimed', async () => {
  const { member, sandbox, booksBalance } = openMoney();
  await sandbox.settings.set(withRebates);
  const mira = await member('mira2026');
  const { total } = await mira.call(rebateOverview, {});
  expect(Number(total)).toBeGreaterThan(0);
  const before = Number(await mira.balance());
  const key = newKey();
  const presses = await Promise.allSettled([
    mira.act('rebateClaim', {}, key),
    mira.act('rebateClaim', {}, key),
    mira.act('rebateClaim', {}),
  ]);
  expect(presses.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3);
  expect(Number(await mira.balance())).toBeCloseTo(before + Number(total), 2);
  await booksBalance();
});

it('offers no rebate where MANPLAYREB3 is off, or where none is due', async () => {
  const { member, sandbox, booksUnchanged, no } = openMoney();
  const mira = await member('mira2026');
  expect(await mira.call(rebateOverview, {})).toMatchObject({
    enabled: false,
    list: [],
    total: '0.00',
  });
  await booksUnchanged(async () => {
    expect(await no(mira.act('rebateClaim', {}))).toMatchObject({ code: 'NOT_AVAILABLE' });
  });
  await sandbox.settings.set(withRebates);
  const tara2026 = await member('tara2026');
  await booksUnchanged(async () => {
    expect(await no(tara2026.act('rebateClaim', {}))).toMatchObject({ code: 'AMOUNT_TOO_SMALL' });
  });
});

it('lists bonuses in every state with their main terms in money', async () => {
  const { member } = openMoney();
  const mira = await member('mira2026');
  const { list, totalPages } = await mira.call(bonusList, {});
  expect(totalPages).toBe(1);
  expect(list.map(({ state }) => state)).toEqual([
    'active',
    'available',
    'available',
    'givenUp',
    'expired',
    'completed',
  ]);
  expect(list[0]?.terms).toEqual({
    turnover: '10000.00',
    days: 21,
    maxBet: '250.00',
    excludedGameTypes: [
      { gameType: 'LIVE', name: 'Live casino' },
      { gameType: 'SPORTS', name: 'Sports' },
      { gameType: 'ESPORTS', name: 'Esports' },
    ],
    blocksWithdrawal: true,
  });
  for (const { state, turnoverDone, turnoverLeft: left, terms } of list) {
    const rest = Number(terms.turnover) - Number(turnoverDone);
    const ended = state !== 'active' && state !== 'available';
    expect(Number(left)).toBe(ended ? 0 : rest);
  }
  const given = await mira.call(bonusList, { state: 'givenUp' });
  expect(given.list.map(({ bonusId }) => bonusId)).toEqual(['WEEKEND-31']);
});

it('claims a bonus: it is held separately, and withdrawals wait for its turnover', async () => {
  const { member, store, sandbox, booksBalance } = openMoney();
  const who = await member('tara2026');
  const now = await sandbox.clock.now();
  expect(await who.act('bonusClaim', weekend)).toMatchObject({
    state: 'active',
    amount: '200.00',
    claimedAt: now,
    expiresAt: now + 7 * day,
    turnoverDone: '0.00',
    turnoverLeft: '1600.00',
  });
  expect(await who.balance()).toBe('2500.50');
  expect(await who.call(consolidatedFunds, {})).toMatchObject({
    bonus: '200.00',
    turnoverLeft: '1600.00',
  });
  expect(await store.transaction((tx) => turnoverLeft(tx, tara))).toBe(160_000n);
  expect(await store.transaction((tx) => turnoverLeft(tx, tara, now + 7 * day))).toBe(0n);
  await booksBalance();
});

it('counts only stakes within the terms, and pays the bonus out when they are met', async () => {
  const { who, gameOf, play, settle, store, booksBalance } = await openBets();
  const slot = await gameOf('RNG');
  await who.act('bonusClaim', weekend);
  const left = () => store.transaction((tx) => turnoverLeft(tx, tara));
  await play(await gameOf('LIVE'), 10_000n, { payout: 10_000n });
  await play(slot, 10_001n, { payout: 10_001n });
  await play(slot, 10_000n, 'void');
  const open = await play(slot, 10_000n);
  expect(await left()).toBe(160_000n);
  await settle(open.reference, { payout: 0n });
  expect(await left()).toBe(150_000n);
  for (let count = 0; count < 14; count += 1) await play(slot, 10_000n, { payout: 10_000n });
  const before = Number(await who.balance());
  expect((await who.call(bonusList, { state: 'active' })).list).toHaveLength(1);
  await play(slot, 10_000n, { payout: 10_000n });
  expect((await who.call(bonusList, {})).list).toMatchObject([
    { state: 'completed', turnoverDone: '1600.00', turnoverLeft: '0.00' },
  ]);
  expect(Number(await who.balance())).toBe(before + 200);
  expect(await who.call(consolidatedFunds, {})).toMatchObject({ bonus: '0.00' });
  expect(await left()).toBe(0n);
  await booksBalance();
});

it('does not count a bet that was placed before the claim', async () => {
  const { who, gameOf, play, settle, pass, store } = await openBets();
  const early = await play(await gameOf('RNG'), 10_000n);
  pass(1);
  await who.act('bonusClaim', weekend);
  await settle(early.reference, { payout: 0n });
  expect(await store.transaction((tx) => turnoverLeft(tx, tara))).toBe(160_000n);
});

it('forfeits a bonus: it is returned in full, and no longer blocks withdrawals', async () => {
  const { member, store, booksBalance } = openMoney();
  const who = await member('tara2026');
  await who.act('bonusClaim', weekend);
  const key = newKey();
  const [first, second] = await Promise.all([
    who.act('bonusGiveUp', weekend, key),
    who.act('bonusGiveUp', weekend, key),
  ]);
  expect(first).toMatchObject({ state: 'givenUp', turnoverLeft: '0.00' });
  expect(second).toEqual(first);
  expect(await who.call(consolidatedFunds, {})).toMatchObject({
    wallet: '2500.50',
    bonus: '0.00',
    turnoverLeft: '0.00',
  });
  expect(await store.transaction((tx) => turnoverLeft(tx, tara))).toBe(0n);
  await booksBalance();
});

it('takes an expired bonus back, and does not count later stakes', async () => {
  const { member, who, gameOf, play, pass, booksBalance } = await openBets();
  await who.act('bonusClaim', weekend);
  const slot = await gameOf('RNG');
  for (let count = 0; count < 15; count += 1) await play(slot, 10_000n, { payout: 10_000n });
  pass(8 * day);
  await play(slot, 10_000n, { payout: 10_000n });
  const later = await member('tara2026');
  const { list } = await later.call(bonusList, {});
  expect(list).toMatchObject([{ state: 'expired', turnoverDone: '1500.00' }]);
  expect(list[0]?.endedAt).toBe(list[0]?.expiresAt);
  expect(await later.call(consolidatedFunds, {})).toMatchObject({
    wallet: '2500.50',
    bonus: '0.00',
  });
  await booksBalance();
});

it('lets nobody claim a bonus after its last day', async () => {
  const { member, pass, no, booksUnchanged } = openMoney();
  await member('tara2026');
  pass(3 * day);
  const who = await member('tara2026');
  expect((await who.call(bonusList, {})).list).toMatchObject([{ state: 'expired' }]);
  await booksUnchanged(async () => {
    expect(await no(who.act('bonusClaim', weekend))).toMatchObject({ code: 'WRONG_STATE' });
  });
});

it('rejects a second bonus in addition to an active one, and actions invalid in its state', async () => {
  const { member, no, booksUnchanged } = openMoney();
  const mira = await member('mira2026');
  await booksUnchanged(async () => {
    for (const bonusId of ['WEEKEND-48', 'SLOTS-11', 'WELCOME-1', 'WEEKEND-31', 'SLOTS-06']) {
      expect(await no(mira.act('bonusClaim', { bonusId }))).toMatchObject({ code: 'WRONG_STATE' });
    }
    for (const bonusId of ['WEEKEND-48', 'WELCOME-1', 'WEEKEND-31', 'SLOTS-06']) {
      expect(await no(mira.act('bonusGiveUp', { bonusId }))).toMatchObject({ code: 'WRONG_STATE' });
    }
  });
  await mira.act('bonusGiveUp', { bonusId: 'SLOTS-11' });
  expect(await mira.act('bonusClaim', { bonusId: 'BIRTHDAY-26' })).toMatchObject({
    state: 'active',
  });
});

it('answers another member’s bonus like one that does not exist', async () => {
  const { member, no, booksUnchanged } = openMoney();
  const who = await member('tara2026');
  await booksUnchanged(async () => {
    for (const id of ['bonusClaim', 'bonusGiveUp'] as const) {
      const unknown = await no(who.act(id, { bonusId: 'NOPE' }));
      expect(unknown).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
      for (const bonusId of ['SLOTS-11', 'WEEKEND-48', '../mira2026/SLOTS-11']) {
        expect(await no(who.act(id, { bonusId }))).toEqual(unknown);
      }
    }
  });
});

it('pays a bonus once, however often it is claimed', async () => {
  const { member, booksBalance } = openMoney();
  const who = await member('tara2026');
  const key = newKey();
  const presses = await Promise.allSettled([
    who.act('bonusClaim', weekend, key),
    who.act('bonusClaim', weekend, key),
    who.act('bonusClaim', weekend),
  ]);
  expect(presses.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect((await who.call(consolidatedFunds, {})).bonus).toBe('200.00');
  await booksBalance();
});

it('pays nothing during a break, but lets a bonus be forfeited', async () => {
  const { member, store, sandbox, no } = openMoney();
  const who = await member('tara2026');
  await who.act('bonusClaim', weekend);
  const now = await sandbox.clock.now();
  const taken = { kind: 'timeOut', since: now, until: now + day } as const;
  await store.transaction((tx) => tx.put(breaks, tara, taken));
  const calls = [
    () => who.act('bonusClaim', weekend),
    () => who.act('rebateClaim', {}),
    () => who.act('pointsConvert', { points: 200, password: paymentPassword }),
    () => who.act('pointsRedeem', { rewardId: 'TEA', quantity: 1, password: paymentPassword }),
  ];
  for (const call of calls) expect(await no(call())).toMatchObject({ code: 'TIME_OUT' });
  expect(await who.act('bonusGiveUp', weekend)).toMatchObject({ state: 'givenUp' });
});

it('counts what can be claimed in the reward centre', async () => {
  const { member, sandbox } = openMoney();
  const mira = await member('mira2026');
  const before = await mira.call(rewardCount, {});
  const counts = { bonuses: 2, rebates: 0, missions: 2, activities: 1, raffle: 1, chances: 0 };
  expect(before).toEqual({ ...counts, total: 6 });
  await sandbox.settings.set(withRebates);
  expect(await mira.call(rewardCount, {})).toEqual({ ...counts, rebates: 1, total: 7 });
  await mira.act('rebateClaim', {});
  expect(await mira.call(rewardCount, {})).toEqual(before);
  const [mission] = (await mira.call(missionSummary, {})).missions.filter(
    ({ state }) => state === 'claimable',
  );
  await mira.act('missionClaim', { missionId: mission?.missionId ?? '' });
  await mira.act('activityClaim', { promotionId: 'birthday' });
  await mira.act('rafflePromotion', {});
  expect(await mira.call(rewardCount, {})).toEqual({
    ...counts,
    ...{ missions: 1, activities: 0, raffle: 0, total: 3 },
  });
});

it('requires a key in every call of rewards that moves money', () => {
  for (const id of ['rebateClaim', 'bonusClaim', 'bonusGiveUp'] as const) {
    expect(contract[id]).toMatchObject({ method: 'POST', token: true, idempotent: true });
  }
});

it('counts a stake until the last millisecond of a bonus, and none at its end', async () => {
  const { member, who, gameOf, play, pass } = await openBets();
  await who.act('bonusClaim', weekend);
  const slot = await gameOf('RNG');
  pass(7 * day - 1);
  await play(slot, 10_000n, { payout: 10_000n });
  pass(1);
  await play(slot, 10_000n, { payout: 10_000n });
  const { list } = await (await member('tara2026')).call(bonusList, {});
  expect(list).toMatchObject([{ state: 'expired', turnoverDone: '100.00' }]);
});

it('offers a bonus until the last millisecond in which it can be claimed', async () => {
  const { member, pass, sandbox } = openMoney();
  const stateIn = async (ms: number) => {
    pass(ms);
    const { list } = await (await member('tara2026')).call(bonusList, {});
    return list[0]?.state;
  };
  const [offered] = (await (await member('tara2026')).call(bonusList, {})).list;
  const left = (offered?.claimUntil ?? 0) - (await sandbox.clock.now());
  expect(left).toBeGreaterThan(0);
  expect(await stateIn(left - 1)).toBe('available');
  expect(await stateIn(1)).toBe('expired');
});
