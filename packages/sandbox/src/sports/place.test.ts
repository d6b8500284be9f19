import { gameRules } from '@livery/api/contract/game-list';
import { betHistory } from '@livery/api/contract/history';
import { launchGame } from '@livery/api/contract/launch';
import { type SlipBet, sportsBets } from '@livery/api/contract/sports';
import { describe, expect, it } from 'vitest';
import { newKey } from '../money/money.fixture.ts';
import { games } from '../tables.ts';
import { refusedWith } from './refused.fixture.ts';
import { betOn, openSports } from './sports.fixture.ts';

const minute = 60_000;
const other = (price: string, cents: number) => (Number(price) + cents / 100).toFixed(2);

/** A bet whose listed price was so many hundredths away from the one now. */
async function seenAt(money: Awaited<ReturnType<typeof openSports>>, cents: number) {
  const [event] = await money.openEvents();
  if (!event) throw new Error('expected a match that takes bets');
  const bet = betOn(event);
  return { now: bet.price, bet: { ...bet, price: other(bet.price, cents) } };
}

describe('a slip', () => {
  it('is placed at the prices seen, and its stakes leave the wallet', async () => {
    const money = await openSports();
    const before = Number(await money.who.balance());
    const events = await money.openEvents();
    const bets = events.slice(0, 3).map((event, index) => betOn(event, { market: index }));
    const placed = await money.place(bets);
    if (placed.result !== 'placed') throw new Error('expected it to be placed');
    expect(
      placed.bets.map(({ price, seen, stake, status }) => [price, seen, stake, status]),
    ).toEqual(bets.map(({ price }) => [price, price, '10.00', 'open']));
    expect(Number(placed.balance)).toBeCloseTo(before - 30, 2);
    const { list } = await money.who.call(sportsBets, { settled: false });
    expect(list.map(({ reference }) => reference).sort()).toEqual(
      placed.bets.map(({ reference }) => reference).sort(),
    );
    await money.booksBalance();
  });

  it.each([
    ['none', -1, 'changed'],
    ['none', 1, 'changed'],
    ['better', -1, 'placed'],
    ['better', 1, 'changed'],
    ['any', -1, 'placed'],
    ['any', 1, 'placed'],
  ] as const)(
    '[spec B2.28] under "%s", seen %d hundredths off the price now, is %s',
    async (accept, cents, result) => {
      const money = await openSports();
      const before = await money.who.balance();
      const { now, bet } = await seenAt(money, cents);
      const answer = await money.place([bet], accept);
      expect(answer.result).toBe(result);
      if (answer.result === 'placed') {
        expect(answer.bets).toMatchObject([{ price: now, seen: bet.price }]);
        return;
      }
      const { eventId, market, pick } = bet;
      expect(answer.changed).toEqual([{ eventId, market, pick, price: now }]);
      expect(await money.who.balance()).toBe(before);
      expect((await money.who.call(sportsBets, {})).list).toEqual([]);
      // The member confirms the price now: another slip, under another key.
      const again = await money.place([{ ...bet, price: now }], accept);
      expect(again).toMatchObject({ result: 'placed', bets: [{ price: now, seen: now }] });
      await money.booksBalance();
    },
  );

  it('places none of its bets when one of them has changed', async () => {
    const money = await openSports();
    const [first, second] = await money.openEvents();
    if (!first || !second) throw new Error('expected two matches');
    const moved = { ...betOn(second), price: '99.00' };
    const answer = await money.place([betOn(first), moved]);
    expect(answer).toMatchObject({ result: 'changed', changed: [{ eventId: second.eventId }] });
    expect((await money.who.call(sportsBets, {})).list).toEqual([]);
  });

  it('has one effect under one key, whatever the price does meanwhile', async () => {
    const money = await openSports();
    const [event] = await money.openEvents();
    if (!event) throw new Error('expected a match');
    const key = newKey();
    const first = await money.place([betOn(event)], 'none', key);
    money.pass(30_000);
    expect(await money.place([betOn(event)], 'none', key)).toEqual(first);
    expect((await money.who.call(sportsBets, {})).list).toHaveLength(1);
    const { bet } = await seenAt(money, 500);
    const refused = newKey();
    const asked = await money.place([bet], 'none', refused);
    money.pass(30_000);
    expect(await money.place([bet], 'none', refused)).toEqual(asked);
  });

  it('on a match that has started meanwhile asks, without a price', async () => {
    const money = await openSports();
    const [event] = await money.openEvents();
    if (!event) throw new Error('expected a match');
    money.pass(event.startTime - (await money.sandbox.clock.now()));
    const answer = await money.place([betOn(event)], 'any');
    const { eventId } = event;
    expect(answer).toEqual({
      result: 'changed',
      changed: [{ eventId, market: 'WINNER', pick: 'HOME' }],
    });
  });

  it('is refused for what is not offered, for a wrong sum and for stakes outside of the limits', async () => {
    const money = await openSports();
    const [event] = await money.openEvents();
    if (!event) throw new Error('expected a match');
    const bet = betOn(event);
    const refused = (bets: SlipBet[], total?: string) =>
      refusedWith(money.place(bets, 'any', undefined, total));
    await money.booksUnchanged(async () => {
      expect(await refused([{ ...bet, eventId: 'FOOTBALL-99999999' }])).toBe('INVALID_REQUEST');
      expect(await refused([{ ...bet, eventId: 'ARENA-1495000' }])).toBe('INVALID_REQUEST');
      expect(await refused([{ ...bet, pick: 'OVER' }])).toBe('INVALID_REQUEST');
      expect(await refused([bet, bet])).toBe('INVALID_REQUEST');
      expect(await refused([bet], '11.00')).toBe('INVALID_REQUEST');
      expect(await refused([{ ...bet, stake: '0.05' }])).toBe('AMOUNT_TOO_SMALL');
      expect(await refused([{ ...bet, stake: '100.01' }])).toBe('AMOUNT_TOO_LARGE');
      expect(await refused([{ ...bet, stake: '0.001' }])).toBe('AMOUNT_INVALID');
    });
  });

  it('that the wallet does not cover is refused as a whole', async () => {
    const money = await openSports('empty2026');
    const events = await money.openEvents();
    const bets = events.slice(0, 5).map((event) => betOn(event, { stake: '100.00' }));
    const held = Number(await money.who.balance());
    if (held >= 500) throw new Error('expected a member with little money');
    await money.booksUnchanged(async () => {
      expect(await refusedWith(money.place(bets))).toBe('INSUFFICIENT_FUNDS');
    });
  });

  it('opens from a vendor and from a game, each with the same page, and takes no rounds', async () => {
    const money = await openSports();
    expect(money.url).toMatch(/^\/play\/sports\.html#/);
    const round = money.who.act('playRound', { launchId: money.launchId, stake: '10' });
    expect(await refusedWith(round)).toBe('INVALID_REQUEST');
    const esports = await money.who.call(launchGame, {
      gameType: 'ESPORTS',
      vassalage: 'VOLT',
      platform: 'html5',
    });
    expect(esports.url).toMatch(/^\/play\/sports\.html#/);
  });
});

describe('a bet', () => {
  it('is settled when its match is over, as the record and the ledger say', async () => {
    const money = await openSports();
    const before = Number(await money.who.balance());
    const events = await money.openEvents();
    await money.place(
      events.map((event, index) => betOn(event, { market: index % 3, stake: '7.77' })),
    );
    await money.later(3 * 60 * minute);
    const { list } = await money.who.call(sportsBets, { settled: true, pageSize: 100 });
    expect(list).toHaveLength(events.length);
    const won = list.reduce((sum, { win, stake, status }) => {
      return sum + Number(status === 'void' ? stake : win);
    }, 0);
    expect(Number(await money.who.balance())).toBeCloseTo(before - 7.77 * events.length + won, 2);
    const record = await money.who.call(betHistory, { pageSize: 100 });
    for (const bet of list) {
      expect(record.list.find(({ reference }) => reference === bet.reference)).toMatchObject({
        stake: bet.stake,
        status: bet.status,
      });
      expect(bet.settledAt).toBeLessThanOrEqual(bet.startTime + 12 * minute);
    }
    await money.booksBalance();
  });

  it('on a match that is postponed gives the stake back and counts for nothing', async () => {
    const money = await openSports();
    const held = await money.who.balance();
    // One match in twenty: a few hours of them have some.
    for (let round = 0; round < 12; round += 1) {
      const events = await money.openEvents();
      const before = Number(await money.who.balance());
      await money.place(events.map((event) => betOn(event, { stake: '1.00' })));
      await money.later(90 * minute);
      const { list } = await money.who.call(sportsBets, { settled: true, pageSize: 100 });
      const called = list.filter(({ status }) => status === 'void');
      if (called.length > 0) {
        expect(called).toMatchObject(called.map(() => ({ eventStatus: 'postponed', win: '0.00' })));
        expect(called.every(({ score }) => score === undefined)).toBe(true);
        expect(before).toBeGreaterThan(0);
        await money.booksBalance();
        return;
      }
    }
    throw new Error(`expected a postponed match with ${held}`);
  });

  it('has rules that say the return, and how every end is settled, before play', async () => {
    const money = await openSports();
    const { rtp, rtpRange, rules } = await money.board();
    expect([rtp, rtpRange]).toEqual([95, { low: 93, high: 97 }]);
    expect(rules.join(' ')).toMatch(/95 %.*quarter line.*[Dd]ead heat.*void/);
    const game = (await money.store.transaction((tx) => tx.range(games, 'byRank'))).find(
      ({ row }) => row.gameType === 'SPORTS',
    );
    const shown = await money.guest.call(gameRules, { nodeId: game?.row.nodeId ?? 0 });
    expect(shown).toMatchObject({ rtp: 95, prizes: [], rules });
  });
});
