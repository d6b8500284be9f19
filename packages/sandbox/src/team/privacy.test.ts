import { contract } from '@livery/api/contract';
import { teamCalls, teamExports } from '@livery/api/contract/team';
import { transferTargets } from '@livery/api/contract/transfers';
import { describe, expect, it } from 'vitest';
import { fillOther, openAgents } from '../agents/agents.fixture.ts';
import { bets } from '../history/rows.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { type RawAnswer, rawCalls } from '../session/raw-call.fixture.ts';
import { accountKey, accounts } from '../session/rows.ts';

const days = { from: '2026-09-20', to: '2026-11-21' };

/** What an answer says, but for when. */
function refusalOf({ envelope }: RawAnswer) {
  return { success: envelope.success, code: envelope.code, message: envelope.message };
}

/** The files of the accounts that a call names, and those that are of the agent's whole team or the agent's own pay. */
const filesOfNamed = ['bets', 'transactions', 'profit'] as const;
const filesOfAgent = ['overview', 'income', 'pay'] as const;

/** Every way to name an account in a call of the team. */
const named = {
  teamDownlines: (account: string) => [{ account }],
  teamMember: (account: string) => [{ account }],
  teamBets: (account: string) => [{ ...days, account }],
  teamProfit: (account: string) => [{ ...days, account }],
  teamTransactions: (account: string) => [{ ...days, account }],
  teamExport: (account: string) =>
    filesOfNamed.flatMap((what) => [
      { ...days, what, account },
      { ...days, what, account, part: 'own', rows: 'all' },
    ]),
} as const;
const ids = Object.keys(named) as (keyof typeof named)[];

it('no call of the team that takes an account is left out here, and no file', () => {
  const naming = Object.values(teamCalls).filter(({ request }) => 'account' in request.entries);
  expect(naming.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect([...filesOfNamed, ...filesOfAgent].sort()).toEqual([...teamExports].sort());
});

describe('an account that is not in the tree', () => {
  /** line052026 is an agent below line012026, who is below arun2026. */
  async function openLine() {
    const opened = openAgents();
    const own = await opened.member('line052026');
    await fillOther(opened);
    await opened.store.transaction(async (tx) => {
      const there = (await tx.get(accounts, accountKey('SENVANG', 'line172026')))?.row;
      if (there === undefined) throw new Error('expected line172026 at SENVANG');
      // In the tree of the agent of the same name at another merchant, and unknown at this one.
      expect(there.upline).toBe('SENVANG/line052026');
      const other = { ...there, id: 'other', username: 'other2026' };
      await tx.put(accounts, accountKey('SENVANG', 'other2026'), other);
    });
    const send = rawCalls(opened.sandbox);
    const answers = (account: string) =>
      Promise.all(
        ids
          .flatMap((id) => named[id](account).map((request) => ({ id, request })))
          .map(async ({ id, request }) => ({
            call: JSON.stringify([id, { ...request, account: '' }]),
            answer: await send(id, request, own.token),
          })),
      );
    return { own, send, answers };
  }

  const outside = [
    ['the upline', 'line012026'],
    ['above the upline', 'arun2026'],
    ['in another branch', 'line032026'],
    ['beside it', 'line062026'],
    ['of nobody’s line', 'mira2026'],
    ['of another merchant', 'other2026'],
    ['of another merchant, by its key', 'SENVANG/line172026'],
    ['of another merchant, by a path to its key', '../SENVANG/other2026'],
  ] as const;

  it.each(outside)('%s: every call answers as for one that does not exist', async (_, account) => {
    const { answers } = await openLine();
    const unknown = await answers('nobody2026');
    const found = await answers(account);
    expect(found).toHaveLength(11);
    for (const [at, { call, answer }] of found.entries()) {
      const expected = unknown[at]?.answer;
      expect([call, answer.status, refusalOf(answer)]).toEqual([
        call,
        expected?.status,
        expected && refusalOf(expected),
      ]);
      expect([call, answer.envelope.code]).toEqual([call, 'NOT_IN_LINE']);
    }
  });

  it.each(filesOfAgent)('the file of %s takes no account, whoever is named', async (what) => {
    const { own, send } = await openLine();
    const file = await own.call(teamCalls.teamExport, { ...days, what });
    expect(file.fileName).toContain(what);
    for (const [, account] of [['nobody', 'nobody2026'], ['below', 'line172026'], ...outside]) {
      const { status, envelope } = await send('teamExport', { ...days, what, account }, own.token);
      expect([account, status, envelope.code]).toEqual([account, 400, 'INVALID_REQUEST']);
    }
  });

  it('is in no list, no search, no sum and no file', async () => {
    const { member } = openAgents();
    const own = await member('line052026');
    const tree = ['line172026', 'line232026', 'line292026', 'line352026', 'line372026'];
    const texts = await Promise.all([
      own.call(teamCalls.teamOverview, days),
      own.call(teamCalls.teamDownlines, { search: '2026', pageSize: 100 }),
      own.call(teamCalls.teamBets, { ...days, pageSize: 100 }),
      own.call(teamCalls.teamProfit, { ...days, rows: 'all', pageSize: 100 }),
      own.call(teamCalls.teamTransactions, { ...days, pageSize: 100 }),
      ...teamExports.map((what) => own.call(teamCalls.teamExport, { ...days, what })),
    ]);
    const all = await own.call(teamCalls.teamDownlines, { search: '2026', pageSize: 100 });
    const inTree = new Set(all.list.map(({ account }) => account));
    expect([...inTree]).toEqual(expect.arrayContaining(tree));
    const spoken = new Set(
      JSON.stringify(texts)
        .replaceAll('\\r\\n', ' ')
        .match(/[a-z]+\d*2026/g),
    );
    // The agent's own name stands where somebody's upline is told.
    spoken.delete('line052026');
    expect([...spoken].filter((name) => !inTree.has(name))).toEqual([]);
    expect(inTree.size).toBeLessThan(50);
  });
});

it('whoever has the same name at another merchant is in no list and no file', async () => {
  const opened = openAgents();
  const own = await opened.member('arun2026');
  const listsOf = async () => ({
    overview: await own.call(teamCalls.teamOverview, days),
    revenue: await own.call(teamCalls.agentRevenue, days),
    downlines: await own.call(teamCalls.teamDownlines, { pageSize: 100 }),
    found: await own.call(teamCalls.teamDownlines, { search: 'line', pageSize: 100 }),
    below: await own.call(teamCalls.teamDownlines, { account: 'line012026', pageSize: 100 }),
    member: await own.call(teamCalls.teamMember, { account: 'line012026' }),
    bets: await own.call(teamCalls.teamBets, { ...days, pageSize: 100 }),
    betsOf: await own.call(teamCalls.teamBets, { ...days, account: 'line012026', pageSize: 100 }),
    profit: await own.call(teamCalls.teamProfit, { ...days, rows: 'all', pageSize: 100 }),
    transactions: await own.call(teamCalls.teamTransactions, { ...days, pageSize: 100 }),
    files: await Promise.all(
      [
        ...teamExports.map((what) => ({ ...days, what })),
        ...filesOfNamed.map((what) => ({ ...days, what, account: 'line012026' })),
      ].map((asked) => own.call(teamCalls.teamExport, asked)),
    ),
  });
  /** Posts a deposit of line012026, whose seed has few movements. */
  const deposit = (merchant: string, currency: string) =>
    opened.store.transaction((tx) =>
      post(tx, {
        id: `${merchant}-same-name`,
        merchant,
        kind: 'deposit',
        time: Date.parse('2026-11-20T10:00:00Z'),
        reference: 'same-name',
        postings: [
          {
            book: memberBook(accountKey(merchant, 'line012026'), 'wallet'),
            amount: 7_000_000n,
            currency,
          },
          { book: houseBook(merchant, 'bank'), amount: -7_000_000n, currency },
        ],
      }),
    );
  await deposit('MAYURA', 'INR');
  const before = await listsOf();
  expect(before.betsOf.list.length).toBeGreaterThan(0);
  expect(before.transactions.list.map(({ account }) => account)).toContain('line012026');
  for (const file of before.files) expect(file.totalLines).toBeGreaterThan(0);

  await fillOther(opened);
  await deposit('SENVANG', 'VND');
  await opened.store.transaction(async (tx) => {
    const key = accountKey('SENVANG', 'line012026');
    const stretch = { from: `${key}/`, to: `${key}/~` };
    expect((await tx.get(accounts, key))?.row.upline).toBe('SENVANG/arun2026');
    expect((await tx.range(bets, 'byAccount', stretch)).length).toBeGreaterThan(0);
  });
  expect(await listsOf()).toEqual(before);
});

it('an account of another merchant that names the agent as its upline is in no list', async () => {
  const opened = openAgents();
  const own = await opened.member('arun2026');
  const listsOf = async () => ({
    overview: await own.call(teamCalls.teamOverview, days),
    downlines: await own.call(teamCalls.teamDownlines, { pageSize: 100 }),
    profit: await own.call(teamCalls.teamProfit, { ...days, rows: 'all', pageSize: 100 }),
    targets: await own.call(transferTargets, {}),
  });
  const before = await listsOf();
  await fillOther(opened);
  const stray = accountKey('SENVANG', 'line012026');
  await opened.store.transaction(async (tx) => {
    const there = (await tx.get(accounts, stray))?.row;
    if (there === undefined) throw new Error('expected line012026 at SENVANG');
    await tx.put(accounts, stray, { ...there, upline: accountKey('MAYURA', 'arun2026') });
  });
  expect(await listsOf()).toEqual(before);
});

it('tells no contact unmasked, no protection and no rate that another has given', async () => {
  const { member, wire } = openAgents();
  const own = await member('arun2026');
  wire.length = 0;
  const below = await own.call(teamCalls.teamMember, { account: 'line172026' });
  expect(below.contact).toEqual({ mobile: '+91 ••••• •243', email: 'l•••@mail.example' });
  expect(below.contracts).toContainEqual({ kind: 'daily', state: 'active' });
  const direct = await own.call(teamCalls.teamMember, { account: 'line012026' });
  expect(direct.contracts).toContainEqual({ kind: 'daily', state: 'active', rate: '0.6' });
  for (const text of wire)
    expect(text).not.toMatch(/98000012\d\d|line\d+2026@|Kumari|excluded|break/);
});

it('is for agents alone: others are refused by every call', async () => {
  const { member, sandbox } = openAgents();
  const send = rawCalls(sandbox);
  const { token } = await member('tara2026');
  for (const id of Object.keys(teamCalls) as (keyof typeof teamCalls)[]) {
    expect(contract[id].token).toBe(true);
    const request = { ...days, account: 'line012026', what: 'bets' };
    const { status, envelope } = await send(id, request, token);
    expect([id, status, envelope.code]).toEqual([id, 403, 'NOT_AGENT']);
  }
});
