import { drawTicket, drawTickets } from '@livery/api/contract/draws';
import { betHistory, transactionHistory } from '@livery/api/contract/history';
import { recentLottery } from '@livery/api/contract/lottery-list';
import { limitSet, takeBreak } from '@livery/api/contract/protection';
import { describe, expect, it } from 'vitest';
import { bets } from '../history/rows.ts';
import { newKey } from '../money/money.fixture.ts';
import { accountKey } from '../session/rows.ts';
import { vendors } from '../tables.ts';
import { minute, openDraws, type SlipLine } from './draws.fixture.ts';

const tara = accountKey('MAYURA', 'tara2026');
const namDinh = 'VN_NORTH_NAM_DINH';
/** Saturday, 18:15 in Vietnam. */
const tonight = Date.parse('2026-11-21T11:15:00Z');
const tails: SlipLine = { bet: 'TAIL2', numbers: ['13'], stake: '10' };

describe('the rules of a lottery', () => {
  it('state its bets, prizes, return and limits to everybody [spec B2.23]', async () => {
    const { rules } = await openDraws();
    const { bets, ...north } = await rules(namDinh);
    expect(north).toEqual({
      gameId: namDinh,
      gameMenuTag: 'VN_NORTH',
      vassalage: 'TCG_LOTTO_VN',
      remark: 'Nam Định',
      language: 'VI',
      instant: false,
      drawTime: tonight,
      timeZone: 'Asia/Ho_Chi_Minh',
      lockTime: tonight - 5 * minute,
      minStake: '0.10',
    });
    expect(bets.map(({ bet, rtp }) => [bet, rtp])).toEqual([
      ['TAIL2', 90],
      ['TAIL3', 90],
      ['TAIL3_ANY', 90],
      ['ALL2', 89.1],
    ]);
    expect(bets[0]).toEqual({
      bet: 'TAIL2',
      picks: { count: 1, from: 0, to: 99, digits: 2, different: false },
      prizes: [{ prize: 'HIT', multiplier: '90', chance: '1' }],
      divided: false,
      rtp: 90,
      maxStake: '100.00',
    });
    expect(bets[2]).toMatchObject({ divided: true });
    expect(bets[3]?.prizes).toEqual([{ prize: 'HIT', multiplier: '3.3', chance: '27' }]);
  });

  it('keep the largest win within ten million times the least stake', async () => {
    const { rules } = await openDraws();
    const { bets } = await rules('TH_STATE');
    expect(bets[0]).toMatchObject({
      bet: 'FIRST6',
      prizes: [{ multiplier: '800000', chance: '0.0001' }],
      maxStake: '1.25',
    });
    const straits = (await rules('STRAITS_4D')).bets;
    expect(straits.map(({ bet, maxStake }) => [bet, maxStake])).toEqual([
      ['BIG4', '100.00'],
      ['BIG4_ANY', '100.00'],
      ['SMALL4', '100.00'],
      ['SMALL4_ANY', '100.00'],
    ]);
  });

  it('list the prizes of keno from the most hits down', async () => {
    const { rules } = await openDraws();
    const { bets } = await rules('KENO_20');
    expect(bets.at(-1)).toMatchObject({
      bet: 'KENO_6',
      picks: { count: 6, from: 1, to: 80, digits: 2, different: true },
      prizes: [
        { prize: '6', multiplier: '2200', chance: '0.012898' },
        { prize: '5', multiplier: '90', chance: '0.309564' },
        { prize: '4', multiplier: '7', chance: '2.853792' },
        { prize: '3', multiplier: '1', chance: '12.981955' },
      ],
      rtp: 89.1959,
    });
  });

  it('of a lottery that is not there are not found', async () => {
    const { rules, no } = await openDraws();
    expect(await no(rules('NOWHERE'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a slip', () => {
  it('takes its stakes once, and is one bet in every history [spec B2.05]', async () => {
    const { who, bet, booksBalance } = await openDraws();
    const before = Number(await who.balance());
    const { ticket, balance } = await bet(namDinh, tails, {
      bet: 'ALL2',
      numbers: ['68'],
      stake: '2.50',
    });
    expect(Number(balance)).toBeCloseTo(before - 12.5, 2);
    expect(await who.balance()).toBe(balance);
    expect(ticket).toMatchObject({
      gameId: namDinh,
      remark: 'Nam Định',
      language: 'VI',
      drawTime: tonight,
      drawStatus: 'open',
      numero: null,
      status: 'open',
      stake: '12.50',
      win: '0.00',
      lines: [
        { bet: 'TAIL2', numbers: ['13'], stake: '10.00', hits: [] },
        { bet: 'ALL2', numbers: ['68'], stake: '2.50', hits: [] },
      ],
    });
    const { reference } = ticket;
    expect(await who.call(drawTicket, { reference })).toEqual(ticket);
    expect((await who.call(drawTickets, {})).list).toEqual([ticket]);
    const [row] = (await who.call(betHistory, { status: 'open' })).list;
    expect(row).toMatchObject({
      reference,
      gameCode: namDinh,
      gameName: 'Nam Định',
      gameType: 'LOTT',
      vassalage: 'TCG_LOTTO_VN',
      stake: '12.50',
    });
    const { list } = await who.call(transactionHistory, { kind: 'bet' });
    expect(list).toMatchObject([{ reference, amount: '-12.50' }]);
    const recent = await who.call(recentLottery, {});
    expect(recent[0]).toMatchObject({ gameId: namDinh });
    await booksBalance();
  });

  it('is paid from the wallet of the lottery’s vendor where each vendor has one, and from no other', async () => {
    const { who, no, slip, bet, sandbox, store, booksUnchanged, booksBalance } = await openDraws();
    await sandbox.settings.set({ vendorWallets: true });
    const request = await slip(namDinh, [tails]);
    await booksUnchanged(async () => {
      const failure = await no(who.act('drawBet', request));
      expect(failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    });
    const to = { direction: 'toVendor', vassalage: 'TCG_LOTTO_VN', amount: '12.34' } as const;
    await who.act('walletTransfer', to);
    const { ticket, balance } = await bet(namDinh, tails);
    expect(balance).toBe('2.34');
    const [row] = await store.transaction((tx) =>
      tx.range(bets, 'byAccount', { from: `${tara}/`, to: `${tara}/~`, reverse: true, limit: 1 }),
    );
    expect(row?.row).toMatchObject({ reference: ticket.reference, book: 'vendor/TCG_LOTTO_VN' });
    await booksBalance();
  });

  it('is placed once, however often it is sent with its key', async () => {
    const { who, slip, audit } = await openDraws();
    const request = await slip(namDinh, [tails]);
    const key = newKey();
    const first = await who.act('drawBet', request, key);
    const { movements } = await audit();
    expect(await who.act('drawBet', request, key)).toEqual(first);
    expect((await audit()).movements).toBe(movements);
    const other = await who.act('drawBet', request);
    expect(other.ticket.reference).not.toBe(first.ticket.reference);
  });

  it('whose answer was lost is answered again after its draw has locked', async () => {
    const money = await openDraws();
    const request = await money.slip(namDinh, [tails]);
    const key = newKey();
    const placed = await money.who.act('drawBet', request, key);
    await money.laterThan(tonight);
    await money.booksUnchanged(async () => {
      expect(await money.who.act('drawBet', request, key)).toEqual(placed);
    });
  });

  it('is accepted until its draw locks, and then refused whole, with the next draw named', async () => {
    const money = await openDraws();
    const request = await money.slip(namDinh, [tails]);
    await money.laterThan(tonight - 5 * minute - 1);
    await money.who.act('drawBet', request);
    money.pass(1);
    await money.booksUnchanged(async () => {
      expect(await money.no(money.who.act('drawBet', request))).toMatchObject({
        code: 'DRAW_CLOSED',
        message: expect.stringContaining('2026-11-28T11:15:00.000Z'),
      });
    });
    const next = await money.slip(namDinh, [tails]);
    expect(next.drawTime).toBe(Date.parse('2026-11-28T11:15:00Z'));
    await money.who.act('drawBet', next);
  });

  it.each([
    ['a bet of another lottery', { bet: 'SUM', numbers: ['10'], stake: '1' }, 'INVALID_REQUEST'],
    ['a number too long', { bet: 'TAIL2', numbers: ['113'], stake: '1' }, 'INVALID_REQUEST'],
    ['no number', { bet: 'TAIL2', numbers: [], stake: '1' }, 'INVALID_REQUEST'],
    ['no stake', { bet: 'TAIL2', numbers: ['13'], stake: '0' }, 'AMOUNT_INVALID'],
    ['too many digits', { bet: 'TAIL2', numbers: ['13'], stake: '1.001' }, 'AMOUNT_INVALID'],
    ['too small a stake', { bet: 'TAIL2', numbers: ['13'], stake: '0.09' }, 'AMOUNT_TOO_SMALL'],
    ['too large a stake', { bet: 'TAIL2', numbers: ['13'], stake: '100.01' }, 'AMOUNT_TOO_LARGE'],
  ] as const)('with %s in one line is refused whole', async (_, broken, code) => {
    const { bet, no, booksUnchanged } = await openDraws();
    await booksUnchanged(async () => {
      const line = { ...broken, numbers: [...broken.numbers] };
      expect(await no(bet(namDinh, tails, line, tails))).toMatchObject({ code });
    });
  });

  it('is refused when its total is not the sum of its stakes, or its draw is another one', async () => {
    const { who, slip, no, booksUnchanged } = await openDraws();
    const request = await slip(namDinh, [tails, tails]);
    await booksUnchanged(async () => {
      const wrong = no(who.act('drawBet', { ...request, total: '10' }));
      expect(await wrong).toMatchObject({ code: 'INVALID_REQUEST' });
      const week = { ...request, drawTime: Date.parse('2026-11-28T11:15:00Z') };
      expect(await no(who.act('drawBet', week))).toMatchObject({ code: 'DRAW_CLOSED' });
      const unknown = { ...request, gameId: 'NOWHERE' };
      expect(await no(who.act('drawBet', unknown))).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('is refused above what the wallet holds, over a limit of losses and during a break', async () => {
    const { who, bet, slip, no, booksUnchanged } = await openDraws();
    const hundred: SlipLine = { ...tails, stake: '100' };
    await booksUnchanged(async () => {
      const many = Array.from({ length: 26 }, () => hundred);
      expect(await no(bet(namDinh, ...many))).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    });
    await who.call(limitSet, { kind: 'loss', period: 'day', amount: '25' });
    await bet(namDinh, tails, tails);
    const request = await slip(namDinh, [tails]);
    await booksUnchanged(async () => {
      expect(await no(who.act('drawBet', request))).toMatchObject({ code: 'LIMIT_REACHED' });
    });
    await who.call(takeBreak, { kind: 'timeOut', hours: 24 });
    await booksUnchanged(async () => {
      expect(await no(who.act('drawBet', request))).toMatchObject({ code: 'TIME_OUT' });
    });
  });

  it('is refused to a trial account, and while the vendor is under maintenance', async () => {
    const trial = await openDraws('trial2026');
    expect(await trial.no(trial.bet(namDinh, tails))).toMatchObject({
      code: 'REAL_ACCOUNT_NEEDED',
    });
    const { store, bet, no, booksUnchanged } = await openDraws();
    await store.transaction(async (tx) => {
      const vendor = (await tx.get(vendors, 'TCG_LOTTO_VN'))?.row;
      if (vendor === undefined) throw new Error('expected the vendor of Vietnam');
      await tx.put(vendors, 'TCG_LOTTO_VN', { ...vendor, maintenance: true });
    });
    await booksUnchanged(async () => {
      expect(await no(bet(namDinh, tails))).toMatchObject({ code: 'NOT_AVAILABLE' });
    });
  });
});

describe('a slip of another member', () => {
  it('is answered like one that does not exist', async () => {
    const { bet, member, no } = await openDraws();
    const { ticket } = await bet(namDinh, tails);
    const mira = await member('mira2026');
    const theirs = await no(mira.call(drawTicket, { reference: ticket.reference }));
    expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
    expect(await no(mira.call(drawTicket, { reference: 'B000000XXXXXX' }))).toEqual(theirs);
    expect((await mira.call(drawTickets, {})).list).toEqual([]);
  });
});
