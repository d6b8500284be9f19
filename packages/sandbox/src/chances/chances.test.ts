import { contract } from '@livery/api/contract';
import { type Chance, chanceList } from '@livery/api/contract/chances';
import { raffleStatus } from '@livery/api/contract/promotions';
import { rewardCount } from '@livery/api/contract/rewards';
import { describe, expect, it, test } from 'vitest';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { seededRandom } from '../random.ts';
import { accountKey } from '../session/rows.ts';
import { drawPrize } from './draw-prize.ts';

const day = 24 * 60 * 60_000;
const tara = accountKey('MAYURA', 'tara2026');

async function openTara() {
  const money = openMoney();
  const who = await money.member('tara2026');
  const list = async () => (await who.call(chanceList, {})).list;
  const of = async (chanceId: string): Promise<Chance> => {
    const found = (await list()).find((each) => each.chanceId === chanceId);
    if (!found) throw new Error(`expected the chance ${chanceId}`);
    return found;
  };
  return { ...money, who, list, of };
}

describe('the list of chances', () => {
  it('has those that wait first, each with prizes whose chances add up to 100', async () => {
    const { list } = await openTara();
    const all = await list();
    expect(all.map(({ state }) => state)).toEqual([
      ...['waiting', 'waiting', 'waiting', 'waiting'],
      'expired',
    ]);
    for (const { prizes } of all) {
      expect(prizes.reduce((sum, { chancePercent }) => sum + chancePercent, 0)).toBe(100);
    }
  });

  it('has none for a member who was given none', async () => {
    const { member } = openMoney();
    expect(await (await member('mira2026')).call(chanceList, {})).toEqual({ list: [] });
  });
});

describe('a chance', () => {
  it('is a POST with a key', () => {
    expect(contract.chanceTake).toMatchObject({ method: 'POST', token: true, idempotent: true });
  });

  it.each(['WHEEL-1', 'ENVELOPE-1'])(
    'pays what it draws, to the last minor unit: %s',
    async (id) => {
      const { who, of, booksBalance, audit } = await openTara();
      const before = await audit();
      const taken = await who.act('chanceTake', { chanceId: id });
      const { outcome, prizes } = taken;
      expect(taken.state).toBe('taken');
      expect(outcome?.amount).toBe(prizes[outcome?.prize ?? -1]?.amount);
      expect(await of(id)).toEqual(taken);
      const cents = (money = '0') => Math.round(Number(money) * 100);
      expect(cents(await who.balance())).toBe(250_050 + cents(outcome?.amount));
      await booksBalance();
      expect((await audit()).problems).toEqual(before.problems);
    },
  );

  it('is taken once, by a double press and by two tabs', async () => {
    const { who, audit } = await openTara();
    const key = newKey();
    const [first, again, otherTab] = await Promise.all([
      who.act('chanceTake', { chanceId: 'ENVELOPE-1' }, key),
      who.act('chanceTake', { chanceId: 'ENVELOPE-1' }, key),
      who.act('chanceTake', { chanceId: 'ENVELOPE-1' }),
    ]);
    expect(again).toEqual(first);
    expect(otherTab).toEqual(first);
    const cents = (money = '0') => Math.round(Number(money) * 100);
    expect(cents(await who.balance())).toBe(250_050 + cents(first.outcome?.amount));
    expect((await audit()).problems).toEqual([]);
  });

  it('is another one for each member: an id of somebody else is like one that does not exist', async () => {
    const { member, booksUnchanged, no } = openMoney();
    const mira = await member('mira2026');
    await booksUnchanged(async () => {
      const unknown = await no(mira.act('chanceTake', { chanceId: 'NOPE' }));
      expect(unknown).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
      for (const chanceId of ['WHEEL-1', '../tara2026/WHEEL-1']) {
        expect(await no(mira.act('chanceTake', { chanceId }))).toEqual(unknown);
      }
    });
  });

  it('can be taken until its last millisecond, and then no more', async () => {
    const { member, of, sandbox, pass, booksUnchanged, no } = await openTara();
    const { until } = await of('WHEEL-1');
    pass(until - (await sandbox.clock.now()) - 1);
    const last = await member('tara2026');
    expect((await last.call(chanceList, {})).list[0]).toMatchObject({ state: 'waiting' });
    pass(1);
    await booksUnchanged(async () => {
      expect(await no(last.act('chanceTake', { chanceId: 'WHEEL-1' }))).toMatchObject({
        code: 'WRONG_STATE',
      });
    });
  });

  it('is not offered during a break, and cannot be taken', async () => {
    const { who, store, sandbox, booksUnchanged, no } = await openTara();
    const now = await sandbox.clock.now();
    const taken = { kind: 'timeOut', since: now, until: now + day } as const;
    await store.transaction((tx) => tx.put(breaks, tara, taken));
    await booksUnchanged(async () => {
      expect(await no(who.call(chanceList, {}))).toMatchObject({ code: 'TIME_OUT' });
      expect(await no(who.act('chanceTake', { chanceId: 'WHEEL-1' }))).toMatchObject({
        code: 'TIME_OUT',
      });
    });
  });
});

test('[spec 2.51] the count of the reward centre has the chances and the raffle, and goes down as they are taken', async () => {
  const { who } = await openTara();
  const before = await who.call(rewardCount, {});
  expect(before).toMatchObject({ chances: 4, raffle: 1, bonuses: 1 });
  await who.act('chanceTake', { chanceId: 'WHEEL-1' });
  await who.act('rafflePromotion', {});
  expect(await who.call(raffleStatus, {})).toMatchObject({ open: false });
  expect(await who.call(rewardCount, {})).toEqual({
    ...before,
    chances: 3,
    raffle: 0,
    total: before.total - 2,
  });
});

test('prizes are drawn as often as published', () => {
  const prizes = [{ chancePercent: 40 }, { chancePercent: 58 }, { chancePercent: 2 }];
  const random = seededRandom(7);
  const entropy = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
  const drawn = [0, 0, 0];
  const count = 20_000;
  for (let at = 0; at < count; at += 1) {
    const prize = drawPrize(entropy, prizes);
    drawn[prize] = (drawn[prize] ?? 0) + 1;
  }
  for (const [at, { chancePercent }] of prizes.entries()) {
    const share = (chancePercent / 100) * count;
    // four standard errors of a share
    const error = 4 * Math.sqrt(share * (1 - chancePercent / 100));
    expect(Math.abs((drawn[at] ?? 0) - share)).toBeLessThan(error);
  }
});
