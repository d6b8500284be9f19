import { type TeamFigures, teamCalls } from '@livery/api/contract/team';
import { describe, expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { bets } from '../history/rows.ts';
import { type HouseBook, houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/rows.ts';
import { toMinor } from '../money/amount.ts';
import { rawCalls } from '../session/raw-call.fixture.ts';
import { accountKey, accounts } from '../session/rows.ts';

const days = { from: '2026-09-20', to: '2026-11-21' };
const columns = ['deposits', 'withdrawals', 'bonuses', 'validBet', 'wins', 'net'] as const;
const minor = (amount: string) => toMinor(amount, 2) ?? 0n;

/** Sums of some figures in paise. */
function sum(rows: readonly TeamFigures[]) {
  const bets = rows.reduce((all, each) => all + each.bets, 0);
  const money = columns.map((name) => rows.reduce((all, row) => all + minor(row[name]), 0n));
  return [bets, ...money];
}

/** The seeded tree, with money that went in and out: MAYURA of the tests has no way to pay, and so no seeded payments. */
async function openTeam() {
  const { member, store, ...rest } = openAgents();
  const arun = await member('arun2026');
  await store.transaction(async (tx) => {
    const moves: [string, MovementKind, bigint, HouseBook][] = [
      ['line012026', 'deposit', 50_000n, 'bank'],
      ['line172026', 'deposit', 30_001n, 'bank'],
      ['line172026', 'withdrawal', -10_000n, 'bank'],
      ['line172026', 'withdrawalFee', -50n, 'fees'],
      ['tara2026', 'bonus', 777n, 'bonus'],
    ];
    for (const [at, [username, kind, amount, house]] of moves.entries()) {
      const currency = 'INR';
      const own = memberBook(accountKey('MAYURA', username), 'wallet');
      await post(tx, {
        id: `MAYURA-team-${at}`,
        merchant: 'MAYURA',
        kind,
        time: Date.parse('2026-11-20T10:00:00Z') + at,
        reference: `team-${at}`,
        postings: [
          { book: own, amount, currency },
          { book: houseBook('MAYURA', house), amount: -amount, currency },
        ],
      });
    }
  });
  return { ...rest, store, member, arun };
}

describe('the parts of a team add up to the whole', () => {
  it('by day, by user and by line, in every report', async () => {
    const { arun } = await openTeam();
    const overview = await arun.call(teamCalls.teamOverview, days);
    const whole = sum([overview.totals]);
    expect(overview.totals.bets).toBeGreaterThan(100);
    expect(minor(overview.totals.deposits)).toBeGreaterThan(0n);
    expect(minor(overview.totals.withdrawals)).toBeGreaterThan(0n);
    expect(sum(overview.days)).toEqual(whole);

    const all = await arun.call(teamCalls.teamProfit, { ...days, rows: 'all', pageSize: 100 });
    expect(all.list).toHaveLength(overview.totals.members);
    expect(sum(all.list.map(({ own }) => own))).toEqual(whole);
    const direct = await arun.call(teamCalls.teamProfit, { ...days, pageSize: 100 });
    expect(sum(direct.list.map(({ line }) => line))).toEqual(whole);
    expect([sum([all.totals]), sum([direct.totals])]).toEqual([whole, whole]);

    const bets = await arun.call(teamCalls.teamBets, { ...days, pageSize: 1 });
    expect(bets.totals).toMatchObject({
      bets: overview.totals.bets,
      validBet: overview.totals.validBet,
      net: overview.totals.net,
    });
    const moves = await arun.call(teamCalls.teamTransactions, { ...days, pageSize: 1 });
    expect(moves.totals.find(({ kind }) => kind === 'deposit')?.in).toBe(overview.totals.deposits);
    const out = moves.totals.find(({ kind }) => kind === 'withdrawal')?.out;
    expect(out).toBe(overview.totals.withdrawals);
    const types = overview.gameTypes.reduce((total, each) => total + minor(each.validBet), 0n);
    expect(types).toBe(minor(overview.totals.validBet));
  });

  it('all the way down: an account with its downlines is its line', async () => {
    const { arun } = await openTeam();
    const heads = ['line012026', 'line052026', 'line172026'];
    for (const account of heads) {
      const found = await arun.call(teamCalls.teamProfit, { ...days, account, pageSize: 100 });
      expect(found.of?.account).toBe(account);
      const parts = [...(found.of ? [found.of.own] : []), ...found.list.map(({ line }) => line)];
      expect(sum(parts)).toEqual(sum(found.of ? [found.of.line] : []));
      // What the agent of that line sees is the same, without that agent.
      const bets = await arun.call(teamCalls.teamBets, { ...days, account, pageSize: 1 });
      expect(bets.totals.validBet).toBe(found.of?.line.validBet);
    }
  });

  it('page by page, by whatever they are sorted', async () => {
    const { arun } = await openTeam();
    for (const sort of ['account', 'validBet', 'net', 'bets'] as const) {
      const rows: TeamFigures[] = [];
      for (let pageNo = 1; ; pageNo += 1) {
        const asked = { ...days, rows: 'all', sort, ascending: true, pageNo, pageSize: 7 } as const;
        const { list, totalPages } = await arun.call(teamCalls.teamProfit, asked);
        rows.push(...list.map(({ own }) => own));
        if (pageNo === totalPages) break;
      }
      const { totals } = await arun.call(teamCalls.teamProfit, days);
      expect(sum(rows)).toEqual(sum([totals]));
      if (sort !== 'account') {
        const values = rows.map((row) => (sort === 'bets' ? BigInt(row.bets) : minor(row[sort])));
        expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }
    }
  });

  it.each(['bets', 'transactions', 'profit'] as const)(
    'in the parts of a file of %s, whatever happens while they come',
    async (what) => {
      const { arun, stake, pass, store, now } = await openTeam();
      const part = (until?: number) =>
        arun.call(teamCalls.teamExport, {
          ...days,
          rows: 'all',
          what,
          pageNo: 1,
          ...(until !== undefined && { until }),
        });
      const { key, row } = await stake('tara2026', 100n, now() - 1000, 100n);
      await store.transaction((tx) =>
        tx.put(bets, key, { ...row, state: 'open', payout: '0', settledAt: undefined }),
      );
      const first = await part();
      pass(1000);
      await stake('tara2026', 200n, now());
      // One that was open is settled, and so counts at another moment; and somebody joins.
      await store.transaction(async (tx) => {
        await tx.put(bets, key, { ...row, settledAt: now() });
        const tara = (await tx.get(accounts, accountKey('MAYURA', 'tara2026')))?.row;
        if (tara === undefined) throw new Error('expected tara2026');
        const joined = { ...tara, id: 'J1', username: 'joined2026', openedAt: now() };
        await tx.put(accounts, accountKey('MAYURA', joined.username), joined);
        await post(tx, {
          id: 'MAYURA-team-later',
          merchant: 'MAYURA',
          kind: 'bonus',
          time: now(),
          reference: 'team-later',
          postings: [
            { book: memberBook(row.account, 'wallet'), amount: 5n, currency: 'INR' },
            { book: houseBook('MAYURA', 'bonus'), amount: -5n, currency: 'INR' },
          ],
        });
      });
      expect(await part(first.until)).toEqual(first);
      const later = await part();
      expect(later.totalLines).toBe(first.totalLines + 1);
      expect(later.text).not.toBe(first.text);
      // A moment that is still to come is now.
      expect((await part(now() + 60_000)).until).toBe(now());
    },
  );

  it('in files without the columns that are not shown', async () => {
    const { arun } = await openTeam();
    const headOf = async (without?: string) => {
      const asked = {
        ...days,
        what: 'profit' as const,
        ...(without === undefined ? {} : { without }),
      };
      const { text, lines } = await arun.call(teamCalls.teamExport, { ...asked, pageNo: 1 });
      const [head = '', first = ''] = text.split('\r\n');
      expect(lines).toBeGreaterThan(0);
      expect(first.split(',')).toHaveLength(head.split(',').length);
      return head;
    };
    const whole = await headOf();
    expect(whole).toContain('Valid bet (own)');
    const head = await headOf('validBet,deposits,toBets');
    expect(head).not.toMatch(/Valid bet|Deposits/);
    // The wins stand in no column of the page.
    for (const name of ['Account', 'Wins (own)', 'Net (own)', 'Currency'])
      expect(head).toContain(name);
  });

  it('in files of any length, which come in parts', async () => {
    const { arun } = await openTeam();
    const asked = { ...days, what: 'profit', rows: 'all' } as const;
    const file = await arun.call(teamCalls.teamExport, asked);
    expect(file).toMatchObject({
      totalPages: 1,
      fileName: `team-profit-${days.from}-${days.to}.csv`,
    });
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(file.totalLines + 1);
    const at = lines[0]?.split(',').indexOf('Valid bet (own)') ?? -1;
    const own = lines.slice(1).reduce((all, line) => all + minor(line.split(',')[at] ?? ''), 0n);
    const { totals } = await arun.call(teamCalls.teamOverview, days);
    expect(own).toBe(minor(totals.validBet));
    const beyond = await arun.call(teamCalls.teamExport, { ...asked, pageNo: 2 });
    expect(beyond).toMatchObject({ lines: 0, text: '' });
  });
});

it('gives a file of an account’s downlines that begins with the account, so that it is the whole line', async () => {
  const { arun } = await openTeam();
  const account = 'line012026';
  const whole = { ...days, what: 'profit', account } as const;
  const { of } = await arun.call(teamCalls.teamProfit, { ...days, account });
  for (const rows of ['direct', 'all'] as const) {
    const { text, totalLines } = await arun.call(teamCalls.teamExport, { ...whole, rows });
    const [names = [], own = [], ...below] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(totalLines).toBe(below.length + 1);
    const cell = (line: string[], name: string) => line[names.indexOf(name)] ?? '';
    expect(cell(own, 'Account')).toBe(account);
    const part = rows === 'all' ? 'Valid bet (own)' : 'Valid bet (with downlines)';
    const sumBelow = below.reduce((all, line) => all + minor(cell(line, part)), 0n);
    expect(minor(cell(own, 'Valid bet (own)')) + sumBelow).toBe(minor(of?.line.validBet ?? ''));
  }
});

describe('the overview', () => {
  it('compares with as many days before, which end before the first', async () => {
    const { arun } = await openTeam();
    const now = await arun.call(teamCalls.teamOverview, { from: '2026-11-15', to: '2026-11-21' });
    expect(now.before).toMatchObject({ from: '2026-11-08', to: '2026-11-14' });
    const { from, to } = now.before;
    const then = await arun.call(teamCalls.teamOverview, { from, to });
    expect(now.before.totals).toEqual(then.totals);
    expect(now.totals.members - now.totals.joined).toBe(then.totals.members);
  });

  it('counts who bet and who has come, and each day once', async () => {
    const { arun } = await openTeam();
    const { totals, days: each } = await arun.call(teamCalls.teamOverview, days);
    expect(each.map(({ day }) => day)).toEqual([...new Set(each.map(({ day }) => day))].sort());
    expect(each).toHaveLength(63);
    expect(each.reduce((all, { joined }) => all + joined, 0)).toBe(totals.joined);
    expect(totals.joined).toBeGreaterThan(0);
    expect(totals.active).toBeGreaterThan(0);
    expect(totals.active).toBeLessThanOrEqual(totals.members);
    expect(each.at(-1)?.members).toBe(totals.members);
  });

  it('counts a transfer for none of the sums', async () => {
    const { arun, member } = await openTeam();
    const before = await arun.call(teamCalls.teamOverview, days);
    const transfer = { account: 'line012026', amount: '10.00', password: 'Pay4play' };
    await arun.act('transferCreate', transfer);
    await (await member('line012026')).act('transferCreate', { ...transfer, account: 'arun2026' });
    expect(await arun.call(teamCalls.teamOverview, days)).toEqual(before);
    const asked = { ...days, kind: 'transfer' } as const;
    const { list, totals } = await arun.call(teamCalls.teamTransactions, asked);
    expect(list.map(({ account, otherAccount }) => [account, otherAccount])).toEqual([
      ['line012026', 'arun2026'],
      ['line012026', 'arun2026'],
    ]);
    expect(list.map(({ amount }) => amount).sort()).toEqual(['-10.00', '10.00']);
    expect(totals).toEqual([
      { kind: 'transfer', count: 2, in: '10.00', out: '10.00', net: '0.00' },
    ]);
  });

  it('counts a void or open bet for nothing, in all, by day, by game type and by user', async () => {
    const { arun, store, stake } = await openTeam();
    const figures = async () => {
      const { totals, days: byDay, gameTypes } = await arun.call(teamCalls.teamOverview, days);
      const { list } = await arun.call(teamCalls.teamProfit, { ...days, rows: 'all' });
      return { totals, byDay, gameTypes, list };
    };
    const before = await figures();
    for (const state of ['open', 'void'] as const) {
      const { key, row } = await stake(
        'line172026',
        7_000n,
        Date.parse('2026-11-20T10:00:00Z'),
        7_000n,
      );
      await store.transaction((tx) =>
        tx.put(bets, key, {
          ...row,
          state,
          settledAt: state === 'open' ? undefined : row.settledAt,
        }),
      );
    }
    expect(await figures()).toEqual(before);
    // And one that is decided does count.
    await stake('line172026', 7_000n, Date.parse('2026-11-20T10:00:00Z'), 7_000n);
    const { totals } = await figures();
    expect(minor(totals.validBet)).toBe(minor(before.totals.validBet) + 7_000n);
  });

  it.each([[{ from: '2026-11-21', to: '2026-11-20' }], [{ from: '2025-11-20', to: '2026-11-21' }]])(
    'refuses days that are none, or too many: %o',
    async (asked) => {
      const { arun, sandbox } = await openTeam();
      const { envelope } = await rawCalls(sandbox)('teamOverview', asked, arun.token);
      expect(envelope).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );
});

describe('the downlines', () => {
  it('come level by level, with what is below each', async () => {
    const { arun } = await openTeam();
    const top = await arun.call(teamCalls.teamDownlines, { pageSize: 100 });
    expect(top.total).toBe(5);
    expect(top.list.reduce((all, each) => all + each.downlines + 1, 0)).toBe(top.team);
    const [first] = top.list;
    expect(first).toMatchObject({ account: 'line012026', depth: 1, level: 2, state: 'open' });
    const below = await arun.call(teamCalls.teamDownlines, { account: 'line012026' });
    expect(below.list).toHaveLength(first?.direct ?? 0);
    expect(below.list[0]).toMatchObject({ depth: 2, path: [{ account: 'line012026' }] });
  });

  it('are found by a part of name or nickname, anywhere in the tree', async () => {
    const { arun } = await openTeam();
    const byName = await arun.call(teamCalls.teamDownlines, { search: ' LINE17' });
    expect(byName.list.map(({ account }) => account)).toEqual(['line172026']);
    expect(byName.list[0]?.path.map(({ account }) => account)).toEqual([
      'line012026',
      'line052026',
    ]);
    const byNickname = await arun.call(teamCalls.teamDownlines, { search: 'asha', pageSize: 100 });
    expect(byNickname.total).toBeGreaterThan(1);
    for (const { nickname } of byNickname.list) expect(nickname).toMatch(/asha/i);
    const none = await arun.call(teamCalls.teamDownlines, { search: 'mira' });
    expect(none).toMatchObject({ list: [], total: 0, totalPages: 1 });
  });
});

it('gives only agents directly below whose accounts are open, when a contract is to be offered', async () => {
  const { arun, store } = await openTeam();
  const offerable = async (search?: string) => {
    const asked = { only: 'offerable' as const, ...(search === undefined ? {} : { search }) };
    const { list, total } = await arun.call(teamCalls.teamDownlines, { ...asked, pageSize: 100 });
    expect(list).toHaveLength(total);
    return list;
  };
  const all = await offerable();
  expect(all.length).toBeGreaterThan(1);
  for (const each of all)
    expect([each.depth, each.level > 0, each.state]).toEqual([1, true, 'open']);
  expect((await offerable('line01')).map(({ account }) => account)).toEqual(['line012026']);
  // An agent, but further down.
  expect(await offerable('line05')).toEqual([]);
  await store.transaction(async (tx) => {
    const key = accountKey('MAYURA', 'line012026');
    const found = await tx.get(accounts, key);
    if (found) await tx.put(accounts, key, { ...found.row, excluded: true });
  });
  expect(await offerable('line01')).toEqual([]);
});

it('gives the agent’s income by day and kind, and in as many days before', async () => {
  const { arun } = await openTeam();
  const income = await arun.call(teamCalls.agentRevenue, { from: '2026-11-15', to: '2026-11-21' });
  expect(income.kinds).toEqual(['dividend', 'daily', 'hourly', 'realtime']);
  for (const kind of [...income.kinds, 'total'] as const) {
    const parts = income.days.reduce((all, day) => all + minor(day[kind]), 0n);
    expect(parts).toBe(minor(income.totals[kind]));
  }
  const kinds = income.kinds.reduce((all, kind) => all + minor(income.totals[kind]), 0n);
  expect(kinds).toBe(minor(income.totals.total));
  expect(kinds).toBeGreaterThan(0n);
  expect(income.before).toMatchObject({ from: '2026-11-08', to: '2026-11-14' });
});
