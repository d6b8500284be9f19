import { teamCalls } from '@livery/api/contract/team';
import { transferTargets } from '@livery/api/contract/transfers';
import { expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';

it.each<[string, Partial<AccountRow>, boolean]>([
  ['an open account', {}, true],
  ['one that the house has closed', { excluded: true }, false],
  [
    'one whose holder has yet to confirm',
    { openedBy: accountKey('MAYURA', 'arun2026'), consents: undefined },
    false,
  ],
])(
  'a transfer is offered where the form of transfers has the account: %s',
  async (_, row, expected) => {
    const { member, store } = openAgents();
    const arun = await member('arun2026');
    await store.transaction(async (tx) => {
      const key = accountKey('MAYURA', 'line032026');
      const found = (await tx.get(accounts, key))?.row;
      if (found) await tx.put(accounts, key, { ...found, ...row });
    });
    const { downlines } = await arun.call(transferTargets, {});
    const isTarget = downlines.some(({ account }) => account === 'line032026');
    const { transfers } = await arun.call(teamCalls.teamMember, { account: 'line032026' });
    expect([isTarget, transfers]).toEqual([expected, expected]);
    // Further down there is nobody to transfer to.
    const deep = await arun.call(teamCalls.teamMember, { account: 'line172026' });
    expect(deep.transfers).toBe(false);
  },
);
