import { type Counted, figuresOf, lineBelow, readsOf } from './figures.ts';
import type { Part, Where } from './held.ts';
import { periodAt, type Stretch } from './periods.ts';
import { reckon } from './reckon.ts';
import type { PayLineRow, PayRow } from './rows.ts';
import { offAt } from './switches.ts';

/** What an account's contracts come to in a period, before what it gives. */
export type Period = Pick<
  PayRow,
  | 'periodType'
  | 'from'
  | 'to'
  | 'lines'
  | 'betAmount'
  | 'periodProfitLoss'
  | 'activeMembers'
  | 'earned'
  | 'dueFrom'
>;

/** A period with the bets that each contract counts in it. */
interface Sheet {
  readonly periodType: PayRow['periodType'];
  readonly period: Stretch;
  readonly parts: { readonly part: Part; readonly counted: Counted[] }[];
}

/**
 * The periods in which the line below an account has bet under its contracts, in the order of their ends. A contract counts from the
 * moment at which it began to that at which it ended, but for the times at which its kind was off; its tiers stay as they are written.
 * While agents may not earn from agents below them, contracts between agents count nothing, and one with the house what those directly
 * below have bet.
 */
export async function periodsIn(
  context: Where,
  { account, parts }: { account: string; parts: readonly Part[] },
): Promise<Period[]> {
  const { tx, merchant, reads = readsOf(context) } = context;
  const line = await lineBelow(reads, account);
  const direct = new Set(await reads.below(account));
  const isOff = await offAt(tx, merchant.code);
  const sheets = new Map<string, Sheet>();
  for (const part of parts) {
    const { periodType, kind, upline } = part.held.row;
    const counts = (bet: Counted) =>
      line.has(bet.account) &&
      !isOff(kind, bet.time) &&
      (!isOff('levels', bet.time) || (upline === undefined && direct.has(bet.account)));
    const bets = (await reads.bets(part.stretch)).filter(counts);
    for (const [key, { period, counted }] of byPeriod(bets, periodType, merchant.timeZone)) {
      const sheet = sheets.get(key) ?? { periodType, period, parts: [] };
      sheet.parts.push({ part, counted });
      sheets.set(key, sheet);
    }
  }
  return [...sheets.values()]
    .map(periodOf)
    .sort((one, other) => one.to - other.to || one.from - other.from);
}

function byPeriod(bets: readonly Counted[], type: PayRow['periodType'], timeZone: string) {
  const groups = new Map<string, { period: Stretch; counted: Counted[] }>();
  let period: Stretch | undefined;
  for (const bet of bets) {
    // They come in the order of time: most are in the period of the one before, and the wall clock is slow.
    if (period === undefined || bet.time < period.from || bet.time >= period.to) {
      period = periodAt(type, bet.time, timeZone);
    }
    const key = `${type}/${period.from}`;
    const group = groups.get(key) ?? { period, counted: [] };
    group.counted.push(bet);
    groups.set(key, group);
  }
  return groups;
}

function periodOf({ periodType, period, parts }: Sheet): Period {
  const lines = parts.map(({ part, counted }) => lineOf(part, period, counted));
  const all = figuresOf(parts.flatMap(({ counted }) => counted));
  const earned = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return {
    ...period,
    periodType,
    lines,
    betAmount: String(all.betAmount),
    periodProfitLoss: String(all.profitLoss),
    activeMembers: all.activeMembers,
    earned: String(earned),
    // An account's contracts all come from its upline, or all from the house. Nothing is taken from nobody.
    dueFrom: earned === 0n ? undefined : parts[0]?.part.held.row.upline,
  };
}

/** What a contract comes to in a period. */
export function lineOf(
  { held: { row }, stretch }: Part,
  period: Stretch,
  counted: readonly Counted[],
): PayLineRow {
  const figures = figuresOf(counted);
  return {
    contractId: row.contractId,
    from: Math.max(period.from, stretch.from),
    to: Math.min(period.to, stretch.to),
    betAmount: String(figures.betAmount),
    periodProfitLoss: String(figures.profitLoss),
    activeMembers: figures.activeMembers,
    tiers: row.tiers,
    ...reckon(row, figures),
  };
}
