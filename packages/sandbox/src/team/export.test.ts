import { teamCalls } from '@livery/api/contract/team';
import { expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { toMinor } from '../money/amount.ts';

const days = { from: '2026-09-20', to: '2026-11-21' };
const minor = (amount = '') => toMinor(amount, 2) ?? 0n;

it.each([
  ['overview', teamCalls.teamOverview, 'Valid bet', 'validBet'],
  ['income', teamCalls.agentRevenue, 'Total', 'total'],
] as const)(
  'the file of %s has its days, which add up to its total',
  async (what, call, name, id) => {
    const arun = await openAgents().member('arun2026');
    const { text, totalLines } = await arun.call(teamCalls.teamExport, { ...days, what });
    const [names = [], ...lines] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const answer = await arun.call(call, days);
    expect(lines.map(([day]) => day)).toEqual(answer.days.map(({ day }) => day));
    expect(totalLines).toBe(lines.length);
    const at = names.indexOf(name);
    const sum = lines.reduce((all, line) => all + minor(line[at]), 0n);
    expect(sum).toBeGreaterThan(0n);
    const totals: Readonly<Partial<Record<string, unknown>>> = answer.totals;
    expect(sum).toBe(minor(String(totals[id])));
  },
);

it('the file of pay has each kind, unless one is asked for', async () => {
  const arun = await openAgents().member('arun2026');
  const asked = { ...days, what: 'pay' } as const;
  const all = await arun.call(teamCalls.teamExport, asked);
  const daily = await arun.call(teamCalls.teamExport, { ...asked, contract: 'daily' });
  expect(daily.fileName).toBe(`team-pay-daily-${days.from}-${days.to}.csv`);
  expect(daily.totalLines).toBeGreaterThan(0);
  expect(daily.totalLines).toBeLessThan(all.totalLines);
  const kinds = daily.text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(new Set(kinds)).toEqual(new Set(['Daily salary']));
});
