import { realtimeSalary } from '@livery/api/contract/agents';
import { teamCalls } from '@livery/api/contract/team';
import { expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { filledStore } from '../seed/filled-store.ts';
import { quickHash } from '../session/passwords.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import type { Store } from '../store/store.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const days = { from: '2026-11-20', to: '2026-11-21' };
/** Of stretches and single rows: more than any call needs for itself, far below one for each account. */
const most = 100;

/** A store that counts what is asked of it: a stretch is one read, whatever it holds, and so is a single row. */
function countingStore() {
  const merchants = [sandboxMerchant('MAYURA', 'localhost', 2)];
  const inner = filledStore({ merchants, hashPassword: quickHash, now });
  let count = 0;
  const store: Store = {
    ...inner,
    transaction: (work) =>
      inner.transaction((tx) =>
        work({
          ...tx,
          get: (...asked) => {
            count += 1;
            return tx.get(...asked);
          },
          range: (...asked) => {
            count += 1;
            return tx.range(...asked);
          },
        }),
      ),
  };
  return {
    store,
    async readsOf(work: () => Promise<unknown>): Promise<number> {
      count = 0;
      await work();
      return count;
    },
  };
}

it('answers for a tree of 10,000, and pays its agent, without a read for each account', async () => {
  const { store, readsOf } = countingStore();
  const { member, stake, pass } = openAgents({ store });
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
  for (const at of [0, 5_000, 9_999]) await stake(nameOf(at), 100_000n, now, 100_000n);
  const counts = [
    await readsOf(() => bela.call(teamCalls.teamDownlines, { pageSize: 100 })),
    await readsOf(() => bela.call(teamCalls.teamProfit, { ...days, rows: 'all' })),
    await readsOf(() => bela.call(teamCalls.teamOverview, days)),
    await readsOf(() => bela.call(realtimeSalary, {})),
  ];
  // The next call pays what was bet.
  pass(5 * 60_000);
  counts.push(await readsOf(() => bela.balance()));
  counts.push(await readsOf(() => bela.call(realtimeSalary, {})));
  for (const count of counts) expect(count, String(counts)).toBeLessThan(most);
  const { list: paid } = await bela.call(realtimeSalary, {});
  expect(paid[1]).toMatchObject({ betAmount: '3000.00', amount: '9.00', state: 'issued' });
}, 30_000);

function nameOf(at: number): string {
  return `tree${String(at).padStart(5, '0')}`;
}
