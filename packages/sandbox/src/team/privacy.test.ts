import { contract } from '@livery/api/contract';
import { teamCalls, teamExports } from '@livery/api/contract/team';
import { describe, expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { type RawAnswer, rawCalls } from '../session/raw-call.fixture.ts';
import { accountKey, accounts } from '../session/rows.ts';

const days = { from: '2026-09-20', to: '2026-11-21' };

/** What an answer says, but for when. */
function refusalOf({ envelope }: RawAnswer) {
  return { success: envelope.success, code: envelope.code, message: envelope.message };
}

/** Every way to name an account in a call of the team. */
const named = {
  teamDownlines: (account: string) => ({ account }),
  teamMember: (account: string) => ({ account }),
  teamBets: (account: string) => ({ ...days, account }),
  teamProfit: (account: string) => ({ ...days, account }),
  teamTransactions: (account: string) => ({ ...days, account }),
  teamExport: (account: string) => ({ ...days, what: 'bets', account }),
} as const;
const ids = Object.keys(named) as (keyof typeof named)[];

it('no call of the team that takes an account is left out here', () => {
  const naming = Object.values(teamCalls).filter(({ request }) => 'account' in request.entries);
  expect(naming.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

describe('an account that is not in the tree', () => {
  /** line052026 is an agent below line012026, who is below arun2026. */
  async function asked(account: string) {
    const opened = openAgents();
    const own = await opened.member('line052026');
    await opened.store.transaction(async (tx) => {
      const arun = (await tx.get(accounts, accountKey('MAYURA', 'arun2026')))?.row;
      if (arun === undefined) throw new Error('expected arun2026');
      // The same tree at another merchant: an agent there with somebody below.
      const other = { ...arun, merchant: 'SENVANG', upline: accountKey('SENVANG', 'boss2026') };
      await tx.put(accounts, accountKey('SENVANG', 'other2026'), {
        ...other,
        username: 'other2026',
      });
    });
    const send = rawCalls(opened.sandbox);
    return Promise.all(
      ids.map(async (id) => ({ id, answer: await send(id, named[id](account), own.token) })),
    );
  }

  it.each([
    ['the upline', 'line012026'],
    ['above the upline', 'arun2026'],
    ['in another branch', 'line032026'],
    ['beside it', 'line062026'],
    ['of nobody’s line', 'mira2026'],
    ['of another merchant', 'other2026'],
    ['of another merchant, by its key', '../SENVANG/other2026'],
  ])('%s: every call answers as for one that does not exist', async (_, account) => {
    const unknown = await asked('nobody2026');
    const found = await asked(account);
    for (const [at, { id, answer }] of found.entries()) {
      const expected = unknown[at]?.answer;
      expect([id, answer.status, refusalOf(answer)]).toEqual([
        id,
        expected?.status,
        expected && refusalOf(expected),
      ]);
      expect([id, answer.envelope.code]).toEqual([id, 'NOT_IN_LINE']);
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
