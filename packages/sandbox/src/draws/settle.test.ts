import type { DrawBet } from '@livery/api/contract/draws';
import { drawResults, drawTicket, drawTickets } from '@livery/api/contract/draws';
import { betHistory, profitReport, transactionHistory } from '@livery/api/contract/history';
import { pointsBalance } from '@livery/api/contract/points';
import { limitSet, protection } from '@livery/api/contract/protection';
import { bonusList } from '@livery/api/contract/rewards';
import { describe, expect, it } from 'vitest';
import { betKey, bets } from '../history/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { Drawn } from './bet-kind.ts';
import { day, hour, minute, openDraws } from './draws.fixture.ts';
import { tickets } from './rows.ts';

const namDinh = 'VN_NORTH_NAM_DINH';
/** Saturday, 18:15 in Vietnam; the draw takes twenty minutes. */
const tonight = Date.parse('2026-11-21T11:15:00Z');
const over = tonight + 20 * minute;

/** Another number of as many digits. */
const other = (number: string) =>
  String((Number(number) + 1) % 10 ** number.length).padStart(number.length, '0');

/** Throws of three dice by their sum, from three to eighteen. */
const throwsOf = (sum: number) =>
  [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1][sum - 3] ?? 0;

describe('a slip', () => {
  it('is paid when its draw is over, all of its prizes together', async () => {
    const money = await openDraws();
    const { drawn, bet, laterThan, booksBalance } = money;
    const { numero, prizes } = await drawn(namDinh, tonight);
    const tail = numero.slice(-2);
    const hits = prizes.flatMap(({ numbers }) => numbers.filter((each) => each.endsWith(tail)));
    const { ticket, balance } = await bet(
      namDinh,
      { bet: 'TAIL2', numbers: [tail], stake: '10' },
      { bet: 'ALL2', numbers: [tail], stake: '10' },
      { bet: 'TAIL3', numbers: [other(numero.slice(-3))], stake: '1' },
    );
    const { reference } = ticket;

    await laterThan(tonight + 10 * minute);
    const drawing = await money.who.call(drawTicket, { reference });
    expect(drawing).toMatchObject({ drawStatus: 'partial', status: 'open', win: '0.00' });
    await laterThan(over - 1);
    expect((await money.who.call(drawTicket, { reference })).status).toBe('open');
    expect(await money.who.balance()).toBe(balance);

    // Nobody looks for an hour: it is settled as of the end of its draw.
    await laterThan(over + hour);
    const win = 900 + 33 * hits.length;
    const settled = await money.who.call(drawTicket, { reference });
    expect(settled).toMatchObject({
      drawStatus: 'final',
      numero,
      status: 'won',
      win: win.toFixed(2),
      settledAt: over,
      lines: [
        { win: '900.00', hits: ['HIT'] },
        { win: (33 * hits.length).toFixed(2), hits: hits.map(() => 'HIT') },
        { win: '0.00', hits: [] },
      ],
    });
    expect(Number(await money.who.balance())).toBeCloseTo(Number(balance) + win, 2);
    const { list } = await money.who.call(transactionHistory, { kind: 'bet' });
    expect(list).toMatchObject([
      { reference, amount: win.toFixed(2), time: over },
      { reference, amount: '-21.00' },
    ]);
    const [row] = (await money.who.call(betHistory, { status: 'won' })).list;
    expect(row).toMatchObject({ reference, win: win.toFixed(2), settledAt: over });
    await booksBalance();
  });

  it('that hits nothing is lost, and looking again changes nothing', async () => {
    const money = await openDraws();
    const { numero } = await money.drawn(namDinh, tonight);
    await money.bet(namDinh, { bet: 'TAIL3', numbers: [other(numero.slice(-3))], stake: '5' });
    await money.laterThan(over);
    const look = async () => [
      await money.who.call(drawTickets, { status: 'lost' }),
      await money.who.balance(),
      await money.guest.call(drawResults, { gameId: namDinh, count: 1 }),
    ];
    const before = await look();
    expect(before[0]).toMatchObject({ list: [{ status: 'lost', win: '0.00' }], totalPages: 1 });
    expect(before[2]).toMatchObject([{ drawTime: tonight, numero, status: 'final' }]);
    await money.later(3 * day);
    expect(await look()).toEqual(before);
  });

  it('is settled when any member calls, as of the end of its draw', async () => {
    const money = await openDraws();
    const { ticket } = await money.bet(namDinh, { bet: 'TAIL2', numbers: ['00'], stake: '1' });
    money.pass(over + day - (await money.sandbox.clock.now()));
    await (await money.member('mira2026')).balance();
    const found = await money.store.transaction((tx) =>
      tx.get(bets, betKey('MAYURA', ticket.reference)),
    );
    expect(found?.row.settledAt).toBe(over);
  });
});

describe('a line that fits the result', () => {
  const numbersOf = ({ prizes }: Drawn, name: string) =>
    prizes.find(({ prize }) => prize === name)?.numbers ?? [];

  it.each<
    [gameId: string, bet: DrawBet, times: number, numbers: (drawn: Drawn) => (string | undefined)[]]
  >([
    ['FAST_45', 'TAIL2', 90, ({ numero }) => [numero.slice(-2)]],
    ['FAST_45', 'TAIL3', 900, ({ numero }) => [numero.slice(-3)]],
    ['VN_CENTRAL_DA_NANG', 'TAIL3', 900, ({ numero }) => [numero.slice(-3)]],
    ['TH_STATE', 'FIRST6', 800_000, ({ numero }) => [numero]],
    ['TH_STATE', 'FRONT3', 450, (drawn) => [numbersOf(drawn, 'FRONT3')[1]]],
    ['TH_STATE', 'BACK3', 450, (drawn) => [numbersOf(drawn, 'BACK3')[0]]],
    ['TH_STATE', 'BACK2', 90, (drawn) => [numbersOf(drawn, 'BACK2')[0]]],
    ['TH_STATE', 'TAIL3', 900, ({ numero }) => [numero.slice(-3)]],
    ['STRAITS_4D', 'BIG4', 2500, ({ numero }) => [numero]],
    ['STRAITS_4D', 'BIG4', 60, (drawn) => [numbersOf(drawn, 'CONSOLATION')[3]]],
    ['STRAITS_4D', 'SMALL4', 2000, (drawn) => [numbersOf(drawn, 'SECOND')[0]]],
    ['ROUND_15', 'TOP3', 900, ({ numero }) => [numero.slice(0, 3)]],
    ['ROUND_15', 'BOTTOM2', 90, ({ numero }) => [numero.slice(-2)]],
    ['PK10', 'PLACE', 9.5, ({ numero }) => ['10', numero.split(' ')[9]]],
    ['KENO_20', 'KENO_6', 2200, ({ numero }) => numero.split(' ').slice(5, 11)],
    ['ELOTT_KENO_5M', 'KENO_1', 3.6, ({ numero }) => numero.split(' ').slice(-1)],
  ])('of %s, %s, returns %s times its stake', async (gameId, bet, times, numbersOfDraw) => {
    const money = await openDraws();
    const { drawTime } = await money.rules(gameId);
    const numbers = numbersOfDraw(await money.drawn(gameId, drawTime)).map((each) => each ?? '');
    const { ticket } = await money.bet(gameId, { bet, numbers, stake: '1' });
    await money.laterThan(drawTime + hour);
    const settled = await money.who.call(drawTicket, { reference: ticket.reference });
    expect(settled).toMatchObject({ status: 'won', win: times.toFixed(2) });
  });

  it('of three dice returns its share of the sum, and rounds it once', async () => {
    const money = await openDraws();
    const { drawTime } = await money.rules('FAST_3_DICE');
    const { numero } = await money.drawn('FAST_3_DICE', drawTime);
    const sum = numero.split(',').reduce((before, face) => before + Number(face), 0);
    const numbers = [String(sum).padStart(2, '0')];
    const { ticket } = await money.bet('FAST_3_DICE', { bet: 'SUM', numbers, stake: '1' });
    await money.laterThan(drawTime + minute);
    const settled = await money.who.call(drawTicket, { reference: ticket.reference });
    expect(settled.win).toBe((Math.round(19_440 / throwsOf(sum)) / 100).toFixed(2));
  });
});

it('pays whole units in a currency without decimals', async () => {
  const merchant = sandboxMerchant('MAYURA', 'localhost', 0);
  const money = await openDraws('tara2026', { merchants: [merchant] });
  const { minStake, bets: taken, drawTime } = await money.rules('FAST_3_DICE');
  expect([minStake, taken[0]?.maxStake]).toEqual(['100', '100000']);
  const { numero } = await money.drawn('FAST_3_DICE', drawTime);
  const sum = numero.split(',').reduce((before, face) => before + Number(face), 0);
  const numbers = [String(sum).padStart(2, '0')];
  const slip = (stake: string) => ({
    gameId: 'FAST_3_DICE',
    drawTime,
    lines: [{ bet: 'SUM' as const, numbers, stake }],
    total: stake,
  });
  const half = await money.no(money.who.act('drawBet', slip('105.5')));
  expect(half).toMatchObject({ code: 'AMOUNT_INVALID' });
  const { ticket } = await money.who.act('drawBet', slip('105'));
  await money.laterThan(drawTime + minute);
  const { win } = await money.who.call(drawTicket, { reference: ticket.reference });
  expect(Number(win)).toBe(Math.round((105 * 194.4) / throwsOf(sum)));
});

describe('a draw that is called off', () => {
  it('gives the stakes back, which then count neither as losses nor as wins', async () => {
    const money = await openDraws();
    await money.who.call(limitSet, { kind: 'loss', period: 'day', amount: '50' });
    const before = await money.who.balance();
    const { ticket } = await money.bet('DICE_VOID', { bet: 'BIG', numbers: [], stake: '20' });
    expect((await money.who.call(protection, {})).limits[0]).toMatchObject({ used: '20.00' });
    await money.laterThan(ticket.drawTime - 1);
    expect((await money.who.call(drawTickets, {})).list[0]).toMatchObject({ status: 'open' });
    money.pass(1);
    expect(await money.who.call(drawTicket, { reference: ticket.reference })).toMatchObject({
      drawStatus: 'void',
      numero: null,
      status: 'void',
      win: '0.00',
      settledAt: ticket.drawTime,
    });
    expect(await money.who.balance()).toBe(before);
    expect((await money.who.call(protection, {})).limits[0]).toMatchObject({ used: '0.00' });
    expect((await money.who.call(profitReport, {})).totals).toMatchObject({ bets: 0 });
    await money.booksBalance();
  });

  it.each([
    ['a lottery', { gameId: 'GONE' }, 'void'],
    ['a bet', { lines: [{ bet: 'SUM', numbers: ['10'], stake: '2000' }] }, 'final'],
  ] as const)('is also that of %s that is no longer offered', async (_, kept, drawStatus) => {
    const money = await openDraws();
    const before = await money.who.balance();
    const { ticket } = await money.bet('FAST_45', { bet: 'TAIL2', numbers: ['13'], stake: '20' });
    await money.store.transaction(async (tx) => {
      const [found] = await tx.range(tickets, 'byAccount');
      if (found === undefined) throw new Error('expected a slip');
      await tx.put(tickets, found.key, { ...found.row, ...kept });
    });
    await money.laterThan(ticket.drawTime + minute);
    expect(await money.who.call(drawTicket, { reference: ticket.reference })).toMatchObject({
      drawStatus,
      status: 'void',
      win: '0.00',
    });
    expect(await money.who.balance()).toBe(before);
  });
});

it('waits for a draw that is late', async () => {
  const money = await openDraws();
  const { ticket } = await money.bet('HELD_DICE', { bet: 'SMALL', numbers: [], stake: '1' });
  const { reference, drawTime } = ticket;
  // Ten minutes late; it then takes a minute.
  await money.laterThan(drawTime + 10 * minute - 1);
  const waiting = await money.who.call(drawTicket, { reference });
  expect(waiting).toMatchObject({ drawStatus: 'locked', status: 'open', numero: null });
  await money.laterThan(drawTime + 11 * minute);
  const settled = await money.who.call(drawTicket, { reference });
  expect(settled).toMatchObject({ drawStatus: 'final', settledAt: drawTime + 11 * minute });
  expect(['won', 'lost']).toContain(settled.status);
});

it('bets on the round after the one that locked as it began', async () => {
  const money = await openDraws();
  const now = await money.sandbox.clock.now();
  const { drawTime, lockTime } = await money.rules('LOCKED_NUMBERS');
  expect(drawTime - now).toBe(20 * minute);
  expect(lockTime - now).toBe(10 * minute);
  const { ticket } = await money.bet('LOCKED_NUMBERS', {
    bet: 'TAIL2',
    numbers: ['13'],
    stake: '1',
  });
  await money.laterThan(drawTime);
  const settled = await money.who.call(drawTicket, { reference: ticket.reference });
  expect(settled).toMatchObject({ drawStatus: 'final', settledAt: drawTime });
});

it('pays a slip once when several calls settle it at the same time', async () => {
  const money = await openDraws();
  const { numero } = await money.drawn(namDinh, tonight);
  const before = await money.who.balance();
  await money.bet(namDinh, { bet: 'TAIL2', numbers: [numero.slice(-2)], stake: '1' });
  await money.laterThan(over);
  const mira = await money.member('mira2026');
  const { who } = money;
  await Promise.all([who.balance(), mira.balance(), who.balance(), mira.balance()]);
  expect(Number(await who.balance())).toBeCloseTo(Number(before) + 89, 2);
  await money.booksBalance();
});

it('counts a slip towards the turnover of a bonus, and earns points, once its draw is over', async () => {
  const money = await openDraws();
  const points = (await money.who.call(pointsBalance, {})).points;
  await money.who.act('bonusClaim', { bonusId: 'WEEKEND-49' });
  const turnover = async () =>
    (await money.who.call(bonusList, {})).list.find(({ bonusId }) => bonusId === 'WEEKEND-49')
      ?.turnoverDone;
  const before = await turnover();
  await money.bet(namDinh, { bet: 'TAIL3', numbers: ['000'], stake: '40' });
  await money.bet('DICE_VOID', { bet: 'BIG', numbers: [], stake: '40' });
  expect(await turnover()).toBe(before);
  await money.laterThan(over);
  expect(Number(await turnover())).toBe(Number(before) + 40);
  expect((await money.who.call(pointsBalance, {})).points).toBe(points + 4);
});

describe('an unusual draw', () => {
  it('is the first of a game that has no result yet', async () => {
    const money = await openDraws();
    const { drawTime } = await money.rules('KENO_NEW');
    const { numero } = await money.drawn('KENO_NEW', drawTime);
    const numbers = numero.split(' ').slice(0, 2);
    const { ticket } = await money.bet('KENO_NEW', { bet: 'KENO_2', numbers, stake: '1' });
    await money.laterThan(drawTime + hour);
    const settled = await money.who.call(drawTicket, { reference: ticket.reference });
    expect(settled).toMatchObject({ numero, status: 'won', win: '70.00' });
  });

  it('begins at the same time as another one, and has a result of its own', async () => {
    const money = await openDraws();
    const [one, late] = await Promise.all(
      ['STRAITS_4D', 'STRAITS_4D_LATE'].map((gameId) => money.rules(gameId)),
    );
    expect(one?.drawTime).toBe(late?.drawTime);
    const drawTime = one?.drawTime ?? 0;
    const { numero } = await money.drawn('STRAITS_4D', drawTime);
    const line = { bet: 'SMALL4', numbers: [numero], stake: '1' } as const;
    for (const gameId of ['STRAITS_4D', 'STRAITS_4D_LATE']) {
      await money.bet(gameId, { ...line, numbers: [numero] });
      money.pass(1);
    }
    const states = async () =>
      (await money.who.call(drawTickets, {})).list.map(({ gameId, status }) => [gameId, status]);
    await money.laterThan(drawTime + 20 * minute);
    expect(await states()).toEqual([
      ['STRAITS_4D_LATE', 'open'],
      ['STRAITS_4D', 'won'],
    ]);
    await money.laterThan(drawTime + 35 * minute);
    expect(await states()).toEqual([
      ['STRAITS_4D_LATE', 'lost'],
      ['STRAITS_4D', 'won'],
    ]);
  });

  it('comes after days without one', async () => {
    const { rules } = await openDraws();
    // It is Saturday; the evening draws from Monday to Friday.
    const { drawTime } = await rules('ELOTT_EVENING');
    expect(new Date(drawTime).toISOString()).toBe('2026-11-23T12:00:00.000Z');
  });
});

it('gives the same result on both stores', async () => {
  const walk = async (store: Store) => {
    const money = await openDraws('tara2026', { store });
    const line = { bet: 'BIG', numbers: [], stake: '3' } as const;
    for (let round = 0; round < 5; round += 1) {
      await money.bet('FAST_3_DICE', { ...line, numbers: [] });
      await money.later(2 * minute);
    }
    await money.booksBalance();
    return [await money.who.call(drawTickets, {}), await money.who.balance()];
  };
  const sqlite = sqliteStore(':memory:');
  expect(await walk(sqlite)).toEqual(await walk(memoryStore()));
  sqlite.close();
});
