import { dailySalary, realtimeSalary } from '@livery/api/contract/agents';
import { teamExport } from '@livery/api/contract/team';
import { expect, it } from 'vitest';
import { zoneClock } from '../history/days.ts';
import { openAgents } from './agents.fixture.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const minute = 60_000;
const issued = <Pay extends { state: string }>(list: readonly Pay[]) =>
  list.filter(({ state }) => state === 'issued');

it('lists pay by the days in which its periods ended, and running periods where the days include today', async () => {
  const { member } = openAgents();
  const arun = await member('arun2026');
  const whole = await arun.call(dailySalary, { pageSize: 100 });
  const all = issued(whole.list);
  // A day of pay ends with the last moment of that day.
  const dayOf = (to: number) => zoneClock('Asia/Kolkata').dayOf(to - 1);
  const [last, before] = all;
  if (last === undefined || before === undefined) throw new Error('expected two days of pay');
  const some = { from: dayOf(before.to), to: dayOf(last.to), pageSize: 100 };
  expect(await arun.call(dailySalary, some)).toEqual({ list: [last, before], totalPages: 1 });
  expect((await arun.call(dailySalary, { ...some, to: dayOf(now + 1) })).list).toEqual([
    ...whole.list.filter(({ state }) => state === 'processing'),
    last,
    before,
  ]);
  // Every page has as many that are over; what runs is on the first alone.
  const page = { pageSize: 2 };
  expect((await arun.call(dailySalary, page)).list).toHaveLength(3);
  expect((await arun.call(dailySalary, { ...page, pageNo: 2 })).list).toEqual(all.slice(2, 4));

  // The file of the same days has the same lines.
  const asked = { what: 'pay', contract: 'daily', from: some.from, to: some.to } as const;
  const file = await arun.call(teamExport, asked);
  const [names = [], ...lines] = file.text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const paid = names.indexOf('Paid');
  expect(lines.map((line) => line[paid])).toEqual([last.amount, before.amount]);
  expect(file.totalLines).toBe(2);
});

it('what is still to come is paid neither today nor in the list, as after a clock that was ahead', async () => {
  const { member, stake, pass } = openAgents();
  const arun = await member('arun2026');
  const before = await arun.call(realtimeSalary, {});
  pass(20 * minute);
  await stake('tara2026', 100_000n, now + 20 * minute);
  pass(5 * minute);
  await arun.call(realtimeSalary, {});
  pass(-25 * minute);
  const after = await arun.call(realtimeSalary, {});
  expect(after.today).toBe(before.today);
  expect(issued(after.list)).toEqual(issued(before.list));
});
