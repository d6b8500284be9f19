import { contract } from '@livery/api/contract';
import { banners } from '@livery/api/contract/content';
import {
  activityList,
  activityStates,
  promotionDetail,
  promotions,
  raffleStatus,
} from '@livery/api/contract/promotions';
import { consolidatedFunds } from '@livery/api/contract/wallet';
import { describe, expect, it } from 'vitest';
import { newKey } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';
import { openPromotions, png } from './promotions.fixture.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('promotions', () => {
  it('are listed for everyone: current, upcoming and past', async () => {
    const { guest, sandbox, pass } = openPromotions();
    const { list } = await guest.call(promotions, {});
    const states = list.map(({ state }) => state);
    expect(states).toEqual(
      [...states].sort((a, b) => 'jc'.indexOf(a[0] ?? '') - 'jc'.indexOf(b[0] ?? '')),
    );
    expect(new Set(states)).toEqual(new Set(['join', 'comingSoon', 'closed']));
    const two = await guest.call(promotions, { category: 'DAILY', pageSize: 1, pageNo: 2 });
    expect(two).toMatchObject({ totalPages: 2, list: [{ category: 'DAILY' }] });

    const coming = list.find(({ state }) => state === 'comingSoon');
    pass((coming?.startTime ?? 0) - Date.parse('2026-11-21T09:20:00Z'));
    const later = await guest.call(promotions, {});
    expect(later.list.find((each) => each.promotionId === coming?.promotionId)?.state).toBe('join');

    const picture = await sandbox.fetch(new Request(`http://localhost${list[0]?.imageUrl}`));
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  });

  it.each([
    ['timeOut', 'TIME_OUT'],
    ['selfExclusion', 'SELF_EXCLUDED'],
  ] as const)('are not offered, and no banner is, during a %s', async (kind, code) => {
    const { client, tokenOf, store, sandbox, guest, no } = openPromotions();
    const mira = client(await tokenOf('mira2026'));
    const [first] = (await mira.call(promotions, {})).list;
    const promotionId = first?.promotionId ?? '';
    expect(await mira.call(banners, {})).not.toEqual([]);
    const until = (await sandbox.clock.now()) + hour;
    const key = accountKey('MAYURA', 'mira2026');
    await store.transaction((tx) => tx.put(breaks, key, { kind, until, since: until - hour }));
    expect(await mira.call(promotions, {})).toMatchObject({ list: [] });
    expect(await no(mira.call(promotionDetail, { promotionId }))).toMatchObject({ code });
    expect(await mira.call(banners, {})).toEqual([]);
    // Guests are nobody's account, and neither is who holds a session that is over.
    for (const other of [guest, client('over')]) {
      expect((await other.call(promotions, {})).list).not.toEqual([]);
      expect(await other.call(promotionDetail, { promotionId })).toMatchObject({ promotionId });
      expect(await other.call(banners, {})).not.toEqual([]);
    }
  });

  it('show their main terms next to the text, in the language of the call', async () => {
    const { client, no, guest } = openPromotions();
    const hindi = client(undefined, { language: () => 'HI' });
    const detail = await hindi.call(promotionDetail, { promotionId: 'report' });
    expect(detail).toMatchObject({
      title: 'कोई गड़बड़ी मिली?',
      reward: '50.00',
      language: 'HI',
      terms: {
        turnover: '50.00',
        turnoverDays: 30,
        claimDays: 7,
        maxBet: '100.00',
        excludedGames: ['ELOTT', 'LOTT'],
      },
    });
    expect(detail.content).toMatch(/^<p>.+<\/p><ol>(<li>.+<\/li>){3}<\/ol>$/);
    // The list has the same terms, so that a card can tell them in short.
    const { list } = await hindi.call(promotions, {});
    expect(list.find(({ promotionId }) => promotionId === 'report')?.terms).toEqual(detail.terms);
    const unknown = await no(guest.call(promotionDetail, { promotionId: 'moon' }));
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('activities', () => {
  it('exist in every state of the specification for one member [spec 4.40]', async () => {
    const { member } = openPromotions();
    const { list } = await (await member('mira2026')).call(activityList, {});
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(activityStates));
    expect(list.find(({ state }) => state === 'rejected')?.reason).toMatch(
      /no comment and no image/,
    );
    const none = await (await member('empty2026')).call(activityList, {});
    expect(new Set(none.list.map(({ state }) => state))).toEqual(
      new Set(['join', 'comingSoon', 'closed']),
    );
  });

  it('move from applying through processing to claim and claimed, and pay once [spec 4.40] [spec 3.40]', async () => {
    expect(contract.activityApply).toMatchObject({
      body: 'multipart',
      idempotent: true,
      token: true,
    });
    const { member, pass, booksBalance, no } = openPromotions();
    const tara = await member('tara2026');
    const applied = await tara.apply(
      { promotionId: 'report', comment: ' A picture is missing. ' },
      [png(), png(), png()],
    );
    expect(applied).toMatchObject({
      status: 200,
      state: 'applying',
      comment: 'A picture is missing.',
      reference: expect.stringMatching(/^A261121/),
    });
    expect(applied.images).toHaveLength(3);
    const stateAfter = async (ms: number) => {
      pass(ms);
      return (await tara.activity('report'))?.state;
    };
    expect(await stateAfter(2 * minute - 1)).toBe('applying');
    const early = await no(tara.act('activityClaim', { promotionId: 'report' }));
    expect(early).toMatchObject({ code: 'WRONG_STATE' });
    expect(await stateAfter(1)).toBe('processing');
    expect(await stateAfter(8 * minute)).toBe('claim');

    const key = newKey();
    const [first, again] = await Promise.all([
      tara.act('activityClaim', { promotionId: 'report' }, key),
      tara.act('activityClaim', { promotionId: 'report' }, key),
    ]);
    expect([first.state, again]).toEqual(['claimed', first]);
    const second = await no(tara.act('activityClaim', { promotionId: 'report' }));
    expect(second).toMatchObject({ code: 'WRONG_STATE' });
    expect(await tara.balance()).toBe('2500.50');
    expect(await tara.call(consolidatedFunds, {})).toMatchObject({ bonus: '50.00' });
    await booksBalance();
  });

  it('are rejected without a comment or an image [spec 4.40]', async () => {
    const { member, pass } = openPromotions();
    const tara = await member('tara2026');
    await tara.apply({ promotionId: 'report', comment: '  ' });
    pass(10 * minute);
    expect((await tara.activity('report'))?.state).toBe('rejected');
  });

  it('can be claimed for seven days, and are over then [spec 4.40]', async () => {
    const { member, pass, no, booksUnchanged } = openPromotions();
    const tara = await member('tara2026');
    const decided = Date.parse('2026-11-21T09:30:00Z');
    await tara.apply({ promotionId: 'report', comment: 'A picture is missing.' });
    pass(10 * minute);
    const week = 7 * 24 * hour;
    expect(await tara.activity('report')).toMatchObject({
      state: 'claim',
      claimUntil: decided + week,
    });
    pass(week - 1);
    const later = await member('tara2026');
    expect((await later.activity('report'))?.state).toBe('claim');
    pass(1);
    expect((await later.activity('report'))?.state).toBe('closed');
    await booksUnchanged(async () => {
      expect(await no(later.act('activityClaim', { promotionId: 'report' }))).toMatchObject({
        code: 'WRONG_STATE',
      });
    });
  });

  it('are issued without a claim where the promotion allows it, once [spec 4.40]', async () => {
    const { member, pass } = openPromotions();
    const tara = await member('tara2026');
    await tara.apply({ promotionId: 'review', comment: 'Quick.' });
    pass(10 * minute);
    const states = await Promise.all([tara.activity('review'), tara.activity('review')]);
    expect(states.map((each) => each?.state)).toEqual(['issued', 'issued']);
    expect(await tara.call(consolidatedFunds, {})).toMatchObject({ bonus: '15.00' });
  });

  it('are joined once and signed once a day, for a reward that is paid at once [spec 4.40]', async () => {
    const { member, pass } = openPromotions();
    const tara = await member('tara2026');
    expect(await tara.apply({ promotionId: 'welcome' })).toMatchObject({ state: 'joined' });
    expect(await tara.apply({ promotionId: 'welcome' })).toMatchObject({ code: 'WRONG_STATE' });
    expect(await tara.call(consolidatedFunds, {})).toMatchObject({ bonus: '20.00' });
    expect(await tara.apply({ promotionId: 'daily-sign' })).toMatchObject({ state: 'signed' });
    expect(await tara.apply({ promotionId: 'daily-sign' })).toMatchObject({ code: 'WRONG_STATE' });
    expect(await tara.call(consolidatedFunds, {})).toMatchObject({ bonus: '21.00' });
    pass(10 * hour);
    const next = await member('tara2026');
    expect((await next.activity('daily-sign'))?.state).toBe('join');
    expect((await next.activity('welcome'))?.state).toBe('joined');
    await next.apply({ promotionId: 'daily-sign' });
    expect(await next.call(consolidatedFunds, {})).toMatchObject({ bonus: '22.00' });
  });

  it('are visible to their own member only', async () => {
    const { member } = openPromotions();
    const tara = await member('tara2026');
    const { reference } = await tara.apply({ promotionId: 'report', comment: 'Mine alone.' });
    const { list } = await (await member('bela2026')).call(activityList, {});
    expect(JSON.stringify(list)).not.toContain(reference);
    expect(list.find(({ promotionId }) => promotionId === 'report')?.state).toBe('join');
  });
});

describe('an application', () => {
  const gif = new File(['GIF89a'], 'rain.gif', { type: 'image/gif' });
  it.each([
    ['a comment of 141 characters', { comment: 'x'.repeat(141) }, [], 'FIELD_INVALID'],
    ['four images', {}, [png(), png(), png(), png()], 'FILES_TOO_MANY'],
    ['an image of more than 5 MB', {}, [png(5 * 2 ** 20 + 1)], 'FILE_TOO_LARGE'],
    ['an image that is neither png nor jpg', {}, [gif], 'FILE_TYPE_WRONG'],
  ])(
    'with %s is rejected, and nothing is kept [spec 5.31] [spec 9.36] [spec 9.37]',
    async (_what, more, images, code) => {
      const { member } = openPromotions();
      const tara = await member('tara2026');
      const answer = await tara.apply({ promotionId: 'report', ...more }, images);
      expect(answer).toMatchObject({ status: 400, code });
      expect((await tara.activity('report'))?.state).toBe('join');
    },
  );

  it('with a comment of 140 characters is accepted, counting a letter with its marks as one [spec 5.31]', async () => {
    const { member } = openPromotions();
    const tara = await member('tara2026');
    const answer = await tara.apply({ promotionId: 'report', comment: 'ที่'.repeat(140) });
    expect(answer).toMatchObject({ status: 200, state: 'applying' });
  });

  it.each([
    ['one that is over', 'season', 'WRONG_STATE'],
    ['one to come', 'festival', 'WRONG_STATE'],
    ['the raffle, which has a call of its own', 'raffle', 'WRONG_STATE'],
    ['one that there is not', 'moon', 'NOT_FOUND'],
  ])('to %s is rejected', async (_what, promotionId, code) => {
    const { member, booksUnchanged } = openPromotions();
    const tara = await member('tara2026');
    await booksUnchanged(async () => {
      expect(await tara.apply({ promotionId, comment: 'Please.' })).toMatchObject({ code });
    });
  });

  it('is closed to a trial account and during a break', async () => {
    const { member, store } = openPromotions();
    const trial = await member('trial2026');
    expect(await trial.apply({ promotionId: 'welcome' })).toMatchObject({
      code: 'REAL_ACCOUNT_NEEDED',
    });
    const tara = await member('tara2026');
    const now = Date.parse('2026-11-21T09:20:00Z');
    await store.transaction((tx) =>
      tx.put(breaks, accountKey('MAYURA', 'tara2026'), {
        kind: 'timeOut',
        since: now,
        until: now + hour,
      }),
    );
    expect(await tara.apply({ promotionId: 'welcome' })).toMatchObject({ code: 'TIME_OUT' });
  });
});

describe('the raffle', () => {
  it('is a POST with a key, one turn a day, and pays what it draws [spec 7.47] [spec 7.52]', async () => {
    expect(contract.rafflePromotion).toMatchObject({
      method: 'POST',
      token: true,
      idempotent: true,
      origin: 'name',
    });
    const { member, no, pass, booksBalance } = openPromotions();
    const tara = await member('tara2026');
    const before = await tara.call(raffleStatus, {});
    const midnight = Date.parse('2026-11-21T18:30:00Z');
    expect(before).toMatchObject({ open: true, nextTime: midnight });
    expect(before.prizes.reduce((sum, { chancePercent }) => sum + chancePercent, 0)).toBe(100);

    const key = newKey();
    const [first, again] = await Promise.all([
      tara.act('rafflePromotion', {}, key),
      tara.act('rafflePromotion', {}, key),
    ]);
    expect(again).toEqual(first);
    expect(before.prizes.map(({ amount }) => amount)).toContain(first.amount);
    expect(await tara.call(consolidatedFunds, {})).toMatchObject({ bonus: first.amount });
    expect(await no(tara.act('rafflePromotion', {}))).toMatchObject({ code: 'WRONG_STATE' });
    expect(await tara.call(raffleStatus, {})).toMatchObject({ open: false, nextTime: midnight });
    expect((await tara.activity('raffle'))?.state).toBe('joined');

    pass(midnight - Date.parse('2026-11-21T09:20:00Z'));
    const next = await member('tara2026');
    expect(await next.call(raffleStatus, {})).toMatchObject({ open: true });
    await next.act('rafflePromotion', {});
    await booksBalance();
  });

  it('draws each prize about as often as published', async () => {
    const { member, pass } = openPromotions();
    let tara = await member('tara2026');
    const drawn: Record<string, number> = {};
    for (let day = 0; day < 55; day += 1) {
      const { amount } = await tara.act('rafflePromotion', {});
      drawn[amount] = (drawn[amount] ?? 0) + 1;
      pass(24 * hour);
      tara = await member('tara2026');
    }
    // 55 and 30 in a hundred; the stream of the test is always the same.
    expect(drawn['0.00']).toBeGreaterThan(20);
    expect(drawn['1.00']).toBeGreaterThan(8);
  });

  it.each([
    ['trial2026', 'REAL_ACCOUNT_NEEDED'],
    ['tara2026', 'NOT_AVAILABLE'],
  ])('rejects %s, and leaves the ledger unchanged (%s)', async (username, code) => {
    const { member, no, pass, booksUnchanged } = openPromotions();
    if (code === 'NOT_AVAILABLE') {
      await member(username);
      pass(61 * 24 * hour);
    }
    const own = await member(username);
    await booksUnchanged(async () => {
      expect(await no(own.act('rafflePromotion', {}))).toMatchObject({ code });
    });
  });
});
