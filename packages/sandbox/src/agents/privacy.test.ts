import { agentAccountCalls } from '@livery/api/contract/agent-accounts';
import {
  type AgentContract,
  consolidatedContract,
  contractList,
  dailySalary,
  dividendProcessing,
  hourlySalary,
  realtimeSalary,
} from '@livery/api/contract/agents';
import { describe, expect, it } from 'vitest';
import { type AgentLinkRow, agentLinks } from '../agent-accounts/rows.ts';
import { rawCalls } from '../session/raw-call.fixture.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { fillOther, openAgents } from './agents.fixture.ts';
import { isAgent } from './guards.ts';
import { type ContractRow, contractKey, contracts, pays } from './rows.ts';

/** Rows that are none of MAYURA's line052026, an agent below line012026, who is below arun2026. */
const rowsOfOthers = {
  'of the upline': { merchant: 'MAYURA', agent: 'MAYURA/line012026' },
  'above the upline': { merchant: 'MAYURA', agent: 'MAYURA/arun2026' },
  'of another line': { merchant: 'MAYURA', agent: 'MAYURA/line032026' },
  'of the same name at another merchant': { merchant: 'SENVANG', agent: 'SENVANG/line052026' },
  // No such row is ever written: the merchant alone keeps it from the agent.
  'of another merchant that names the agent': { merchant: 'SENVANG', agent: 'MAYURA/line052026' },
} as const;
const whose = Object.keys(rowsOfOthers) as (keyof typeof rowsOfOthers)[];

/** What a contract is, by the calls that are open to its side in such a state. */
const states = [
  { state: 'offered', request: 'new' },
  { state: 'active', request: 'new' },
  { state: 'active', request: 'termination' },
] as const;

/** A sandbox where others have a contract in each state, on each side, and a link. */
async function openLine() {
  const opened = openAgents();
  const { store, sandbox } = opened;
  const own = await opened.member('line052026');
  await fillOther(opened);
  const contractsOf = new Map<string, ContractRow[]>();
  const linksOf = new Map<string, AgentLinkRow>();
  await store.transaction(async (tx) => {
    const mayura = (await tx.get(contracts, contractKey('MAYURA', 'C-SEED-15')))?.row;
    if (mayura === undefined) throw new Error('expected a contract of line052026');
    expect(mayura.downline).toBe('MAYURA/line052026');
    for (const [at, which] of whose.entries()) {
      const { merchant, agent } = rowsOfOthers[which];
      const sides = [
        { upline: accountKey(merchant, 'bela2026'), downline: agent },
        { upline: agent, downline: accountKey(merchant, 'chand2026') },
      ];
      const rows = sides.flatMap((side, of) =>
        states.map((state, number) => ({
          ...mayura,
          ...side,
          ...state,
          contractId: `C-OTHER-${at}-${of}-${number}`,
        })),
      );
      for (const row of rows) await tx.put(contracts, contractKey(merchant, row.contractId), row);
      contractsOf.set(which, rows);
      const link = { agent, code: `OTHR-222${at + 2}`, name: 'Theirs', time: 1 };
      await tx.put(agentLinks, `${merchant}/${link.code}`, link);
      linksOf.set(which, link);
    }
    const there = (await tx.get(accounts, accountKey('SENVANG', 'line172026')))?.row;
    if (there === undefined) throw new Error('expected line172026 at SENVANG');
    expect([there.upline, isAgent(there)]).toEqual(['SENVANG/line052026', true]);
    // Below the agent by what it says, and unknown at MAYURA.
    const other = { ...there, id: 'other', username: 'other2026', upline: 'MAYURA/line052026' };
    await tx.put(accounts, accountKey('SENVANG', 'other2026'), other);
  });
  const send = rawCalls(sandbox);
  type Id = Parameters<typeof send>[0];
  return {
    ...opened,
    contractsOf,
    linksOf,
    /** The answer to the agent without its time. */
    async refusal(id: Id, request: object) {
      const { status, envelope } = await send(id, request, own.token);
      return { status, success: envelope.success, code: envelope.code, message: envelope.message };
    },
    /** Every row that the calls could write, with its version. */
    rows: () =>
      store.transaction(async (tx) => ({
        contracts: await tx.range(contracts, 'byDownline'),
        links: await tx.range(agentLinks, 'byAgent'),
        pays: await tx.range(pays, 'byAccount'),
      })),
  };
}

/** An id as it is, and with the way to the row of another merchant. */
const spellings = (id: string) => [id, `SENVANG/${id}`, `../SENVANG/${id}`];

describe.each(whose)('a row %s is answered like one that does not exist', (which) => {
  it.each(['contractAccept', 'contractReject', 'contractTerminate', 'contractEndRequest'] as const)(
    '%s',
    async (id) => {
      const { refusal, rows, contractsOf } = await openLine();
      const asked = ({ state, request }: Pick<AgentContract, 'state' | 'request'>, name: string) =>
        id === 'contractEndRequest' ? { contractId: name } : { contractId: name, state, request };
      const unknown = await refusal(id, asked({ state: 'active', request: 'new' }, 'C-NOBODY'));
      expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      const before = await rows();
      const others = contractsOf.get(which) ?? [];
      expect(others).toHaveLength(6);
      for (const row of others) {
        for (const name of spellings(row.contractId)) {
          expect([name, await refusal(id, asked(row, name))]).toEqual([name, unknown]);
        }
      }
      expect(await rows()).toEqual(before);
    },
  );

  it('agentLinkRemove', async () => {
    const { refusal, rows, linksOf } = await openLine();
    const unknown = await refusal('agentLinkRemove', { code: 'NBDY-2222' });
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const before = await rows();
    expect(before.links).toHaveLength(whose.length);
    for (const code of spellings(linksOf.get(which)?.code ?? '')) {
      expect([code, await refusal('agentLinkRemove', { code })]).toEqual([code, unknown]);
    }
    expect(await rows()).toEqual(before);
  });
});

it.each([
  ['the upline', 'line012026'],
  ['one above the upline', 'arun2026'],
  ['an agent of another line', 'line032026'],
  ['an agent of another merchant', 'other2026'],
  ['one of another merchant by its key', 'SENVANG/other2026'],
  ['one below the same name at another merchant', 'SENVANG/line172026'],
  ['one of another merchant by a path to its key', '../SENVANG/other2026'],
])('an offer to %s is refused like one to nobody', async (_, account) => {
  const { refusal, rows } = await openLine();
  const offer = { kind: 'daily', tiers: [{ betAmount: '1000', rate: '0.1' }] };
  const unknown = await refusal('contractOffer', { ...offer, account: 'nobody2026' });
  expect(unknown).toMatchObject({ success: false, code: 'NOT_IN_LINE' });
  const before = await rows();
  expect(await refusal('contractOffer', { ...offer, account })).toEqual(unknown);
  expect(await rows()).toEqual(before);
  // It is the account that is refused and not the terms.
  const good = await refusal('contractOffer', { ...offer, account: 'line172026' });
  expect(good).toMatchObject({ success: true });
});

it.each(['arun2026', 'line012026', 'line052026'])(
  'nothing of %s at another merchant is in a list of the agent of that name',
  async (username) => {
    const opened = openAgents();
    const own = await opened.member(username);
    const page = { pageSize: 100 };
    const listsOf = async () => ({
      contracts: await own.call(contractList, page),
      standing: await own.call(consolidatedContract, {}),
      dividend: await own.call(dividendProcessing, page),
      daily: await own.call(dailySalary, page),
      hourly: await own.call(hourlySalary, page),
      realtime: await own.call(realtimeSalary, page),
      invitation: await own.call(agentAccountCalls.agentInvitation, {}),
    });
    const before = await listsOf();
    expect(before.contracts.list.length).toBeGreaterThan(0);
    expect(before.daily.list.length).toBeGreaterThan(0);

    await fillOther(opened);
    const there = accountKey('SENVANG', username);
    await opened.store.transaction(async (tx) => {
      await tx.put(agentLinks, 'SENVANG/OTHR-2222', {
        agent: there,
        code: 'OTHR-2222',
        name: 'Theirs',
        time: 1,
      });
      const stretch = { from: `${there}/`, to: `${there}/~` };
      expect((await tx.range(contracts, 'byDownline', stretch)).length).toBeGreaterThan(0);
      expect((await tx.range(pays, 'byAccount', stretch)).length).toBeGreaterThan(0);
    });
    expect(await listsOf()).toEqual(before);
  },
);
