import { contract } from '@livery/api/contract';
import {
  betHistory,
  historyExport,
  netPosition,
  profitReport,
  transactionHistory,
} from '@livery/api/contract/history';
import { expect, it } from 'vitest';
import { openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { openBets } from './bets.fixture.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

it('lists each movement of money with its number, newest first', async () => {
  const { who, gameOf, play, settle, pass } = await openBets();
  const slot = await gameOf('RNG');
  pass(1000);
  const to = await who.act('walletTransfer', {
    direction: 'toVendor',
    vassalage: 'LUMA',
    amount: '10',
  });
  pass(1000);
  const bet = await play(slot, 1_000n);
  pass(1000);
  await settle(bet.reference, { payout: 2_500n });
  pass(1000);
  const sent = await who.act('transferCreate', {
    account: 'arun2026',
    amount: '7',
    password: paymentPassword,
  });
  pass(1000);
  const bonus = await who.act('bonusClaim', { bonusId: 'WEEKEND-49' });
  const { list, totalPages } = await who.call(transactionHistory, {});
  expect(totalPages).toBe(1);
  expect(list.map(({ time: _, ...entry }) => entry)).toEqual([
    { reference: bonus.reference, kind: 'bonus', wallet: 'bonus', amount: '200.00' },
    {
      reference: sent.reference,
      kind: 'transfer',
      wallet: 'wallet',
      other: { name: 'arun2026', place: 'upline' },
      amount: '-7.00',
    },
    { reference: bet.reference, kind: 'bet', wallet: 'wallet', amount: '25.00' },
    { reference: bet.reference, kind: 'bet', wallet: 'wallet', amount: '-10.00' },
    {
      reference: to.reference,
      kind: 'vendor',
      wallet: 'wallet',
      otherWallet: 'LUMA',
      vendorName: expect.stringMatching(/[a-z]/),
      amount: '-10.00',
    },
    expect.objectContaining({ kind: 'opening', wallet: 'wallet', amount: '2500.50' }),
  ]);
  const bets = await who.call(transactionHistory, { kind: 'bet', pageSize: 1, pageNo: 2 });
  expect(bets).toMatchObject({ totalPages: 2, list: [{ amount: '-10.00' }] });
});

it('lists movements of a vendor’s wallet under the vendor’s code', async () => {
  const { who, member, gameOf, place, settle, pass } = await openBets();
  const nodeId = await gameOf('RNG');
  const probe = await place(nodeId, 100n);
  const vassalage = 'game' in probe ? probe.game.vassalage : '';
  await who.act('walletTransfer', { direction: 'toVendor', vassalage, amount: '5' });
  const bet = await place(nodeId, 200n, true);
  if ('reference' in bet) await settle(bet.reference, { payout: 300n });
  const { list } = await who.call(transactionHistory, { kind: 'bet' });
  const there = list.filter(({ wallet }) => wallet === vassalage);
  expect(there.map(({ amount }) => amount).sort()).toEqual(['-2.00', '3.00']);
  expect(await who.call(netPosition, {})).toMatchObject({ stakes: '3.00', wins: '3.00' });
  pass(day);
  const later = await member('tara2026');
  expect(await later.call(netPosition, {})).toMatchObject({ stakes: '0.00', wins: '0.00' });
  const today = await later.call(transactionHistory, { from: '2026-11-22' });
  expect(today.list).toEqual([]);
});

it('ends and begins days at midnight of the merchant’s time zone', async () => {
  // It is 14:50 on 21 November in Kolkata; 9 h 9 min 59.999 s later the day still lasts, a moment later it does not.
  const { who, member, gameOf, play, pass } = await openBets();
  const slot = await gameOf('RNG');
  pass(9 * hour + 10 * 60_000 - 1);
  const last = await play(slot, 1_000n, { payout: 0n });
  pass(1);
  const first = await play(slot, 2_000n, { payout: 5_000n });
  const later = await member('tara2026');
  expect(who.token).not.toBe(later.token);
  const of = async (from?: string, to?: string) => {
    const { list } = await later.call(betHistory, { from, to });
    return list.map(({ reference }) => reference);
  };
  expect(await of('2026-11-21', '2026-11-21')).toEqual([last.reference]);
  expect(await of('2026-11-22')).toEqual([first.reference]);
  expect(await of(undefined, '2026-11-21')).toEqual([last.reference]);
  expect(await of('2026-11-22', '2026-11-21')).toEqual([]);
  const { list } = await later.call(transactionHistory, { from: '2026-11-22' });
  expect(list.map(({ amount }) => amount).sort()).toEqual(['-20.00', '50.00']);
  const report = await later.call(profitReport, {});
  expect(report.timeZone).toBe('Asia/Kolkata');
  expect(report.days).toEqual([
    { day: '2026-11-22', bets: 1, stakes: '20.00', wins: '50.00', net: '30.00' },
    { day: '2026-11-21', bets: 1, stakes: '10.00', wins: '0.00', net: '-10.00' },
  ]);
});

it('shows bets with game, vendor, stake, win, result and state, and their totals', async () => {
  const { who, gameOf, play } = await openBets();
  const [slot, table] = [await gameOf('RNG'), await gameOf('LIVE')];
  const won = await play(slot, 1_000n, { payout: 2_550n });
  await play(table, 500n, { payout: 0n });
  await play(slot, 300n, 'void');
  const open = await play(table, 400n);
  const all = await who.call(betHistory, {});
  expect(all.totals).toEqual({ bets: 2, stakes: '15.00', wins: '25.50', net: '10.50' });
  expect(all.list).toHaveLength(4);
  expect(all.list.find(({ reference }) => reference === won.reference)).toEqual({
    reference: won.reference,
    nodeId: slot,
    gameName: expect.stringMatching(/\w/),
    language: 'EN',
    gameType: 'RNG',
    vassalage: won.game.vassalage,
    vendorName: expect.stringMatching(/\w/),
    stake: '10.00',
    win: '25.50',
    result: '15.50',
    status: 'won',
    time: won.time,
    settledAt: won.settledAt,
  });
  const pending = all.list.find(({ reference }) => reference === open.reference);
  expect(pending).toMatchObject({ status: 'open', win: '0.00' });
  expect(pending?.result).toBeUndefined();
  expect((await who.call(betHistory, { status: 'void' })).list).toMatchObject([
    { result: '0.00', stake: '3.00' },
  ]);
  expect((await who.call(betHistory, { gameType: 'LIVE' })).list).toHaveLength(2);
  expect((await who.call(betHistory, { vassalage: won.game.vassalage })).list).toHaveLength(2);
  expect((await who.call(betHistory, { vassalage: 'NOPE' })).list).toEqual([]);
  expect((await who.call(betHistory, { reference: won.reference })).list).toMatchObject([
    { reference: won.reference },
  ]);
});

it('names a lottery by its code and its own name, in the language of the call', async () => {
  const { who, wager, client } = await openBets();
  const game = {
    vassalage: 'TCG_SEA',
    gameType: 'LOTT',
    gameCode: 'TH_STATE',
    name: { EN: 'Thai state', HI: 'थाई राज्य' },
    minBet: '1',
  };
  expect(await wager({ game: { ...game, vassalage: 'NOPE' }, stake: 100n })).toMatchObject({
    code: 'NOT_AVAILABLE',
  });
  expect(await wager({ game, stake: 99n })).toMatchObject({ code: 'AMOUNT_TOO_SMALL' });
  expect(await wager({ game, stake: 100n })).toMatchObject({ state: 'open' });
  const hindi = client(who.token, { language: () => 'HI' });
  const { list } = await hindi.call(betHistory, { gameType: 'LOTT' });
  expect(list).toMatchObject([
    {
      gameCode: 'TH_STATE',
      gameName: 'थाई राज्य',
      language: 'HI',
      vendorName: 'Southern Seas Draws',
    },
  ]);
  expect(list[0]?.nodeId).toBeUndefined();
});

it('has 400 bets of thirteen months in every state, page by page without a gap', async () => {
  const { member } = openMoney();
  const mira = await member('mira2026');
  const seen: { reference: string; time: number; status: string }[] = [];
  for (let pageNo = 1; pageNo <= 4; pageNo += 1) {
    const { list, totalPages } = await mira.call(betHistory, { pageNo, pageSize: 100 });
    expect(totalPages).toBe(4);
    seen.push(...list);
  }
  expect(new Set(seen.map(({ reference }) => reference)).size).toBe(400);
  expect(seen).toEqual([...seen].sort((one, other) => other.time - one.time));
  expect(new Set(seen.map(({ status }) => status))).toEqual(
    new Set(['open', 'partly', 'won', 'lost', 'drawn', 'void']),
  );
  expect((await mira.call(betHistory, { pageNo: 5, pageSize: 100 })).list).toEqual([]);
  const oldest = seen.at(-1)?.time ?? 0;
  expect((seen[0]?.time ?? 0) - oldest).toBeGreaterThan(380 * day);
});

it('reports the same profit by day, by game type and in all', async () => {
  const { member } = openMoney();
  const mira = await member('mira2026');
  const { days, gameTypes, totals } = await mira.call(profitReport, {});
  expect(days.length).toBeGreaterThan(100);
  expect(gameTypes.length).toBeGreaterThan(4);
  for (const list of [days, gameTypes]) {
    for (const field of ['bets', 'stakes', 'wins', 'net'] as const) {
      const sum = list.reduce((total, each) => total + Number(each[field]), 0);
      expect(sum).toBeCloseTo(Number(totals[field]), 2);
    }
  }
  const bets = await mira.call(betHistory, {});
  expect(bets.totals).toEqual(totals);
  expect(days.map(({ day: each }) => each)).toEqual(
    days
      .map(({ day: each }) => each)
      .sort()
      .reverse(),
  );
});

it('gives the net position since the session began [spec B2.08]', async () => {
  const { who, member, gameOf, play, pass, sandbox } = await openBets();
  const slot = await gameOf('RNG');
  const begun = await sandbox.clock.now();
  pass(hour / 4);
  await play(slot, 1_000n, { payout: 2_500n });
  await play(slot, 700n, 'void');
  await play(slot, 300n);
  expect(await who.call(netPosition, {})).toMatchObject({
    since: begun,
    stakes: '13.00',
    wins: '25.00',
    net: '12.00',
    netDeposits: { deposits: '0.00', withdrawals: '0.00', net: '0.00' },
  });
  pass(1);
  const again = await member('tara2026');
  expect(await again.call(netPosition, {})).toMatchObject({ stakes: '0.00', net: '0.00' });
});

it('exports twelve months as a table, without approval [spec B2.05]', async () => {
  const { member } = openMoney();
  const mira = await member('mira2026');
  const { fileName, text } = await mira.call(historyExport, { what: 'bets' });
  expect(fileName).toBe('bets-2026-11-21.csv');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    'Reference,Placed (Asia/Kolkata),Game,Game type,Vendor,Stake,Win,Result,Status,Settled (Asia/Kolkata),Currency',
  );
  expect(lines.at(-1)).toBe('');
  const year = await mira.call(betHistory, { from: '2025-11-21', pageSize: 1 });
  expect(lines).toHaveLength(year.totalPages + 2);
  expect(year.totalPages).toBeLessThan(400);
  const transactions = await mira.call(historyExport, { what: 'transactions' });
  expect(transactions.text).toMatch(
    /^Reference,Time \(Asia\/Kolkata\),Kind,Wallet,Other wallet,Other member,Amount,Currency\r\n/,
  );
  expect(transactions.text).toMatch(
    /\r\nB26\w+,2026-\d\d-\d\d \d\d:\d\d:\d\d,bet,wallet,,,-?\d+\.\d\d,INR\r\n/,
  );
  const empty = await (await member('empty2026')).call(historyExport, { what: 'bets' });
  expect(empty.text.split('\r\n')).toHaveLength(2);
});

it('shows nobody another member’s histories', async () => {
  const { who, member, gameOf, play } = await openBets();
  const bet = await play(await gameOf('RNG'), 1_000n, { payout: 5_000n });
  const other = await member('empty2026');
  expect(await other.call(transactionHistory, {})).toEqual({ list: [], totalPages: 1 });
  expect((await other.call(betHistory, {})).list).toEqual([]);
  expect((await other.call(profitReport, {})).days).toEqual([]);
  const { text } = await who.call(historyExport, { what: 'bets' });
  expect(text).toContain(bet.reference);
});

it('answers a wrong day, page or filter with 400', async () => {
  const { member, sandbox } = openMoney();
  const { token } = await member('tara2026');
  const ask = (id: 'betHistory' | 'transactionHistory' | 'historyExport', query: string) =>
    sandbox.fetch(
      new Request(`http://localhost${contract[id].path}?${query}`, { headers: { token } }),
    );
  for (const query of [
    'from=2026-02-30',
    'from=21.11.2026',
    'to=9999-12-31',
    'to=0000-01-01',
    'pageNo=0',
    'pageSize=101',
    'pageNo=x',
    'kind=nothing',
  ]) {
    expect((await ask('transactionHistory', query)).status).toBe(400);
  }
  expect((await ask('betHistory', 'status=nothing')).status).toBe(400);
  expect((await ask('historyExport', 'what=everything')).status).toBe(400);
  expect((await ask('historyExport', '')).status).toBe(400);
  for (const query of [
    'from=1970-01-01&to=2999-12-31',
    'pageNo=9999999',
    'from=2026-11-22&to=2026-11-21',
  ]) {
    expect((await ask('transactionHistory', query)).status).toBe(200);
  }
});

it('keeps histories open to a member on a break [spec B2.16]', async () => {
  const { member, store, sandbox } = openMoney();
  const { call } = await member('mira2026');
  const now = await sandbox.clock.now();
  const taken = { kind: 'selfExclusion', since: now, until: now + 180 * day } as const;
  await store.transaction((tx) => tx.put(breaks, accountKey('MAYURA', 'mira2026'), taken));
  expect((await call(transactionHistory, {})).list).toHaveLength(15);
  expect((await call(betHistory, {})).list).toHaveLength(15);
});

it('gives the same on SQLite as in memory', async () => {
  const store = sqliteStore(':memory:');
  const historyOf = async (options: Parameters<typeof openMoney>[0]) => {
    const { who, gameOf, play, pass, sandbox, booksBalance } = await openBets('mira2026', options);
    await sandbox.settings.set({ siteSettings: { MANPLAYREB3: true } });
    await who.act('walletTransfer', { direction: 'toVendor', vassalage: 'LUMA', amount: '5' });
    pass(1);
    await play(await gameOf('RNG'), 25_000n, { payout: 70_000n });
    pass(1);
    await who.act('rebateClaim', {});
    await who.act('pointsConvert', { points: 400, password: paymentPassword });
    await who.act('walletTransfer', { direction: 'allBack' });
    await booksBalance();
    const unnumbered = (list: readonly { reference: string }[]) =>
      list.map((each) => ({ ...each, reference: each.reference.slice(0, 1) }));
    const [bets, transactions] = [
      await who.call(betHistory, { pageSize: 100 }),
      await who.call(transactionHistory, { pageNo: 2, pageSize: 100 }),
    ];
    return [
      await who.balance(),
      { ...bets, list: unnumbered(bets.list) },
      { ...transactions, list: unnumbered(transactions.list) },
      await who.call(profitReport, { from: '2026-10-01' }),
    ];
  };
  try {
    expect(await historyOf({ store })).toEqual(await historyOf({}));
  } finally {
    store.close();
  }
});
