import { contract } from '@livery/api/contract';
import { memberInfo } from '@livery/api/contract/session';
import { vipLevels, vipStanding } from '@livery/api/contract/vip';
import { describe, expect, it } from 'vitest';
import { openBets } from '../history/bets.fixture.ts';
import { openSandbox } from '../session/session.fixture.ts';
import { monthAt } from './handlers.ts';

const day = 24 * 60 * 60_000;

describe('the levels', () => {
  it('go up from one that costs nothing, each with what it brings [spec 2.07]', async () => {
    expect(contract.vipLevels).toMatchObject({ token: false });
    const levels = await openSandbox().guest.call(vipLevels, {});
    expect(levels.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(levels[0]).toEqual({
      rank: 1,
      name: 'Brass',
      bets: '0.00',
      perks: ['Rebate on every bet'],
      language: 'EN',
    });
    const amounts = levels.map(({ bets }) => Number(bets));
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    levels.slice(1).forEach(({ perks }, index) => {
      expect(perks).toEqual(expect.arrayContaining(levels[index]?.perks ?? []));
    });
  });

  it('are in the language and the usual unit of the merchant', async () => {
    const { client } = openSandbox();
    const hindi = client(undefined, { language: () => 'HI' });
    const [, copper] = await hindi.call(vipLevels, {});
    expect(copper).toMatchObject({ name: 'ताँबा', bets: '5000.00', language: 'HI' });
    const vietnam = client(undefined, { merchantCode: 'SENVANG' });
    expect((await vietnam.call(vipLevels, {}))[1]?.bets).toBe('5000000');
  });
});

describe('the standing', () => {
  it('counts the decided bets of the calendar month, and says what is missing [spec 2.07]', async () => {
    const { who, gameOf, play } = await openBets();
    const slot = await gameOf('RNG');
    const before = await who.call(vipStanding, {});
    await play(slot, 20_000n, { payout: 0n });
    await play(slot, 10_000n, 'void');
    await play(slot, 5_000n);
    const after = await who.call(vipStanding, {});
    expect(Number(after.bets) - Number(before.bets)).toBeCloseTo(200, 2);
    expect(after.rank).toBe(1);
    const { bets = '', left = '' } = after.next ?? {};
    expect(Number(left)).toBeCloseTo(Number(bets) - Number(after.bets), 2);
    expect([after.from, after.to]).toEqual([
      Date.parse('2026-11-01T00:00:00+05:30'),
      Date.parse('2026-12-01T00:00:00+05:30'),
    ]);
  });

  it('rises with the bets, and no new month takes a level away', async () => {
    const { who, gameOf, play, pass, member } = await openBets('mira2026');
    const slot = await gameOf('RNG');
    const { next } = await who.call(vipStanding, {});
    expect(next?.rank).toBe(6);
    for (let i = 0; i < 3; i += 1) await play(slot, 80_000_000n, { payout: 80_000_000n });
    const risen = await who.call(vipStanding, {});
    expect(risen).toMatchObject({ rank: 6 });
    expect(risen.next).toBeUndefined();
    expect((await who.call(memberInfo, {})).clubLabel?.rankLevel).toBe(6);
    pass(40 * day);
    const later = await member('mira2026');
    expect(await later.call(vipStanding, {})).toMatchObject({ rank: 6, bets: '0.00' });
  });
});

it.each([
  ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026-11-30T18:30:00Z', '2026-12-31T18:30:00Z'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2026-12-31T18:30:00Z', '2027-01-31T18:30:00Z'],
  ['Asia/Bangkok', '2026-02-10T00:00:00Z', '2026-01-31T17:00:00Z', '2026-02-28T17:00:00Z'],
])('the month in %s at %s', (zone, now, start, end) => {
  const month = monthAt(zone, Date.parse(now));
  expect([month.start, month.end]).toEqual([Date.parse(start), Date.parse(end)]);
});
