import { type ContractKind, contractKinds } from '@livery/api/contract/agents';
import { isOn } from '../agents/guards.ts';
import { paidIn } from '../agents/paid.ts';
import type { PayRow } from '../agents/rows.ts';
import type { MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { type Days, dayFinder, daysBefore, listOf } from './period.ts';

/** What the agent was paid by contracts, by day and kind. */
export async function revenueOf(context: MemberContext, { from, to }: Days) {
  const { merchant } = context;
  const clock = zoneClock(merchant.timeZone);
  const inDays = async (days: Days) => {
    const rows: PayRow[] = [];
    for (const kind of contractKinds) rows.push(...(await paidIn(context, kind, days)));
    return rows;
  };
  const write = (some: readonly PayRow[]) => incomeOf(some, merchant.currency.decimals);
  const own = await inDays({ from, to });
  const dayOf = dayFinder(listOf({ from, to }), clock);
  const byDay = Map.groupBy(own, (row) => dayOf(endOf(row)));
  const before = daysBefore({ from, to });
  const earlier = await inDays(before);
  const isPaid = (kind: ContractKind) => [...own, ...earlier].some((row) => row.kind === kind);
  return {
    timeZone: merchant.timeZone,
    // A kind that the merchant no longer has is paid for what was earned before.
    kinds: contractKinds.filter((kind) => isOn(context, kind) || isPaid(kind)),
    days: [...byDay]
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .map(([day, some]) => ({ day, ...write(some) })),
    totals: write(own),
    before: { ...before, totals: write(earlier) },
  };
}

/** The last moment of a paid period: what ends at midnight belongs to the day that ended. */
function endOf({ to }: PayRow): number {
  return to - 1;
}

function incomeOf(rows: readonly PayRow[], decimals: number) {
  const sums = { dividend: 0n, daily: 0n, hourly: 0n, realtime: 0n };
  let total = 0n;
  for (const { kind, amount } of rows) {
    sums[kind] += BigInt(amount);
    total += BigInt(amount);
  }
  return {
    dividend: fromMinor(sums.dividend, decimals),
    daily: fromMinor(sums.daily, decimals),
    hourly: fromMinor(sums.hourly, decimals),
    realtime: fromMinor(sums.realtime, decimals),
    total: fromMinor(total, decimals),
  };
}
