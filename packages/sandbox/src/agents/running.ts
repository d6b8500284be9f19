import type { ContractKind } from '@livery/api/contract/agents';
import { readsOf } from './figures.ts';
import { isMultiLevel } from './guards.ts';
import { heldBy, holdersBelow, openPart, type Where } from './held.ts';
import { payRowOf } from './pay-row.ts';
import { lineOf, type Period, periodsIn } from './period-lines.ts';
import { periodAt } from './periods.ts';
import type { PayRow } from './rows.ts';
import { dueBy, settledOf, settlePay } from './settle.ts';

/**
 * What the periods of an account that run would come to if they were over now, that of its active contract first; a contract that has
 * ended within its period still has a part in one. What those below have earned is taken from them as it will be when they are paid,
 * so whatever is over below is settled before. Nothing of the running periods is kept or paid.
 */
export async function runningPays(
  where: Where,
  account: string,
  kind: ContractKind,
): Promise<PayRow[]> {
  const { tx } = where;
  const context = { ...where, reads: where.reads ?? readsOf(where) };
  const active = (await heldBy(context, account, kind)).find(({ row }) => row.state === 'active');
  const periods = await runningPeriods(context, account, kind);
  const last = Math.max(...periods.map(({ to }) => to));
  let due: { account: string; amount: string; to: number }[] = [];
  for (const below of periods.length > 0 ? await holdersBelow(tx, account, kind) : []) {
    await settlePay(context, below, kind);
    for (const { to, earned } of await runningPeriods(context, below, kind)) {
      if (earned !== '0') due.push({ account: below, amount: earned, to });
    }
  }
  for (const { row } of await dueBy(context, { account, kind, to: last })) {
    due.push({ account: row.account, amount: row.earned, to: row.to });
  }
  let { carried } = await settledOf(tx, account, kind);
  const rows: PayRow[] = [];
  for (const period of periods) {
    // A period in which nothing was bet has no row to take anything from.
    const isTaken = ({ to }: { to: number }) => period.betAmount !== '0' && to <= period.to;
    const given = due.filter(isTaken);
    due = due.filter((each) => !isTaken(each));
    const row = payRowOf(period, { account, kind, given, carried });
    carried = row.carriedOut;
    rows.push(row);
  }
  const isCurrent = ({ lines }: PayRow) =>
    lines.some(({ contractId }) => contractId === active?.row.contractId);
  return rows.sort((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)));
}

/** The running periods of an account's contracts by the order of their ends: of one that is active, also when nothing was bet yet. */
async function runningPeriods(
  context: Where,
  account: string,
  kind: ContractKind,
): Promise<Period[]> {
  const { tx, now, merchant } = context;
  const held = await heldBy(context, account, kind);
  const before = await settledOf(tx, account, kind);
  const periods: Period[] = [];
  for (const [periodType, same] of Map.groupBy(held, ({ row }) => row.periodType)) {
    const stretch = periodAt(periodType, now, merchant.timeZone);
    // It was over before the clock was set back.
    if (stretch.to <= (before.paidTo[periodType] ?? 0)) continue;
    const parts = same
      .map((each) => openPart(each, before, stretch.to))
      .filter((part) => part.stretch.from < part.stretch.to);
    const [found] = await periodsIn(context, { account, parts });
    // A contract between agents is not paid while they may not earn from each other.
    const current = same.find(
      ({ row }) => row.state === 'active' && (row.upline === undefined || isMultiLevel(context)),
    );
    const nothing = current && lineOf(openPart(current, before, stretch.to), stretch, []);
    if (found) {
      const isThere = found.lines.some(({ contractId }) => contractId === nothing?.contractId);
      periods.push(isThere || !nothing ? found : { ...found, lines: [...found.lines, nothing] });
    } else if (nothing) {
      periods.push({
        ...stretch,
        periodType,
        lines: [nothing],
        betAmount: '0',
        periodProfitLoss: '0',
        activeMembers: 0,
        earned: '0',
      });
    }
  }
  return periods.sort((one, other) => one.to - other.to || one.from - other.from);
}
