import { teamCalls } from '@livery/api/contract/team';
import { expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';

const days = { from: '2026-11-20', to: '2026-11-21' };
/** Far above what each takes (about 0.1 s), far below what a walk account by account would. */
const most = 2000;

it('answers for a tree of 10,000 at once', async () => {
  const { member, store } = openAgents();
  const bela = await member('bela2026');
  await store.transaction(async (tx) => {
    const found = (await tx.get(accounts, accountKey('MAYURA', 'bela2026')))?.row;
    if (found === undefined) throw new Error('expected bela2026');
    for (let at = 0; at < 10_000; at += 1) {
      const above = at < 10 ? 'bela2026' : nameOf(Math.floor(at / 10));
      const row: AccountRow = {
        ...found,
        id: `T${at}`,
        username: nameOf(at),
        nickname: `Tree ${at}`,
        type: 0,
        upline: accountKey('MAYURA', above),
      };
      await tx.put(accounts, accountKey('MAYURA', row.username), row);
    }
  });
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const list = await bela.call(teamCalls.teamDownlines, { pageSize: 100 });
  expect([list.team, list.total]).toEqual([10_000, 10]);
  expect(list.list.reduce((all, each) => all + each.downlines + 1, 0)).toBe(10_000);
  const found = await bela.call(teamCalls.teamDownlines, { search: nameOf(9_876) });
  expect(found.list[0]).toMatchObject({ account: nameOf(9_876), depth: 4 });
  const file = await bela.call(teamCalls.teamExport, {
    ...days,
    what: 'profit',
    rows: 'all',
    pageNo: 2,
  });
  expect(file).toMatchObject({ lines: 5000, totalLines: 10_000, totalPages: 2 });
  const times = [
    await timed(() => bela.call(teamCalls.teamDownlines, { pageSize: 100 })),
    await timed(() => bela.call(teamCalls.teamProfit, { ...days, rows: 'all' })),
    await timed(() => bela.call(teamCalls.teamOverview, days)),
  ];
  for (const time of times) expect(time, String(times)).toBeLessThan(most);
}, 30_000);

function nameOf(at: number): string {
  return `tree${String(at).padStart(5, '0')}`;
}
