import { type ContractKind, contractKinds } from '@livery/api/contract/agents';
import type { MemberContext } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { sortableTime } from '../ledger/rows.ts';
import { accounts } from '../session/rows.ts';
import type { Versioned } from '../store/store.ts';
import { noteCounted } from './counted.ts';
import { readsOf } from './figures.ts';
import { isAgent } from './guards.ts';
import { type Held, heldBy, holdersBelow, openPart, type Where } from './held.ts';
import { type Given, payRowOf } from './pay-row.ts';
import { type Period, periodsIn } from './period-lines.ts';
import { periodAt } from './periods.ts';
import { type PayRow, payKey, pays, type SettledRow, settled, settledKey } from './rows.ts';
import { noteSwitches } from './switches.ts';

/**
 * Settles what is due to the member of a call, when that is an agent: of every kind, as one that the merchant has switched off still
 * owes what was earned before.
 */
export async function settlePays(context: MemberContext): Promise<void> {
  const { account, key } = context.member;
  if (!isAgent(account)) return;
  await noteSwitches(context);
  const sharing = { ...context, reads: readsOf(context) };
  for (const kind of contractKinds) await settlePay(sharing, key, kind);
  await payHeldBack(context, key);
}

/** Pays an account that is open again what was held back while it was closed, each period once. */
export async function payHeldBack(context: Where, account: string): Promise<void> {
  const { tx, now } = context;
  const stretch = { from: `${account}/held`, to: `${account}/held` };
  for (const { key, row } of await tx.range(pays, 'byHeldBack', stretch)) {
    const { isHeldBack: _, ...paid } = row;
    await tx.put(pays, key, paid);
    await postPay(context, paid, now);
  }
}

/**
 * Pays an account for every period of a kind that is over and not settled yet, each once and at its end, and before it those below
 * who are paid out of it. What a period comes to depends on its bets and on the contracts alone, not on when somebody asks.
 */
export async function settlePay(
  context: Where,
  account: string,
  kind: ContractKind,
): Promise<void> {
  const { tx, merchant, now } = context;
  const before = await settledOf(tx, account, kind);
  if (now < before.next) return;
  const held = await heldBy(context, account, kind);
  if (held.length === 0) return;
  const begin = ({ row }: Held) => periodAt(row.periodType, now, merchant.timeZone).from;
  const due = held
    .map((each) => openPart(each, before, begin(each)))
    .filter(({ stretch }) => stretch.from < stretch.to);
  let { carried } = before;
  const paidTo = { ...before.paidTo };
  if (due.length > 0) {
    for (const part of due) paidTo[part.held.row.periodType] = begin(part.held);
    await noteCounted(context, Math.max(...due.map((part) => begin(part.held))));
    const sharing = { ...context, reads: context.reads ?? readsOf(context) };
    for (const below of await holdersBelow(tx, account, kind)) {
      await settlePay(sharing, below, kind);
    }
    const periods = await periodsIn(sharing, { account, parts: due });
    for (const period of periods) {
      carried = await payPeriod(context, { account, kind, period, carried });
    }
  }
  await tx.put(settled, settledKey(account, kind), {
    paidTo,
    next: nextEnd(held, now, context),
    carried,
  });
}

/** Has an account's pay of a kind looked at anew: it has a contract that it had not. */
export async function reopenPay({ tx }: Where, account: string, kind: ContractKind): Promise<void> {
  const key = settledKey(account, kind);
  const row = (await tx.get(settled, key))?.row;
  if (row) await tx.put(settled, key, { ...row, next: 0 } satisfies SettledRow);
}

/** How far an account's pay of a kind is settled: not at all, before the first time. */
export async function settledOf(
  tx: Where['tx'],
  account: string,
  kind: ContractKind,
): Promise<SettledRow> {
  const row = (await tx.get(settled, settledKey(account, kind)))?.row;
  return row ?? { paidTo: {}, next: 0, carried: '0' };
}

/** When the period ends that runs first to its end, of contracts that have a part in one. */
function nextEnd(held: readonly Held[], time: number, { merchant }: Where): number {
  let next = Number.MAX_SAFE_INTEGER;
  for (const { row, active } of held) {
    const { from, to } = periodAt(row.periodType, time, merchant.timeZone);
    if (active.to > from) next = Math.min(next, to);
  }
  return next;
}

/** Pays a period, or holds it back from an account that the house has closed. Gives what is carried into the next one. */
async function payPeriod(
  context: Where,
  {
    account,
    kind,
    period,
    carried,
  }: { account: string; kind: ContractKind; period: Period; carried: string },
): Promise<string> {
  const { tx } = context;
  const given: Given[] = [];
  for (const { key, row } of await dueBy(context, { account, kind, to: period.to })) {
    given.push({ account: row.account, amount: row.earned });
    const { dueFrom: _, ...taken } = row;
    await tx.put(pays, key, taken);
  }
  const pay = payRowOf(period, { account, kind, given, carried });
  const isClosed = (await tx.get(accounts, account))?.row.excluded === true;
  const row = isClosed ? { ...pay, isHeldBack: true } : pay;
  // Must be new, see `post`.
  await tx.put(pays, payKey(row), row, 0);
  if (!isClosed) await postPay(context, row, row.to);
  return row.carriedOut;
}

/** What contracts came to that an account has given, in periods that ended by then, and that no pay of its own is less by yet. */
export function dueBy(
  { tx }: Where,
  { account, kind, to }: { account: string; kind: ContractKind; to: number },
): Promise<Versioned<PayRow>[]> {
  const from = `${account}/${kind}/`;
  return tx.range(pays, 'byDueFrom', { from, to: `${from}${sortableTime(to)}` });
}

/** What the numbers of payments begin with. */
const letters = {
  dividend: { Daily: 'DD', Weekly: 'DW', Semimonthly: 'DS', Monthly: 'DM' },
  daily: { Daily: 'WD' },
  hourly: { Hourly: 'WH' },
  realtime: { Every5Minutes: 'RT' },
} as const satisfies Record<ContractKind, Partial<Record<PayRow['periodType'], string>>>;

async function postPay({ tx, merchant }: Where, pay: PayRow, time: number): Promise<void> {
  const amount = BigInt(pay.amount);
  if (amount === 0n) return;
  const { account, kind, periodType, from } = pay;
  const id = (await tx.get(accounts, account))?.row.id ?? account;
  const byPeriod: Partial<Record<PayRow['periodType'], string>> = letters[kind];
  const reference = `${byPeriod[periodType] ?? kind}-${id}-${from / 60_000}`;
  const currency = merchant.currency.code;
  await post(tx, {
    id: `${merchant.code}-${reference}`,
    merchant: merchant.code,
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    time,
    reference,
    postings: [
      { book: houseBook(merchant.code, 'agents'), amount: -amount, currency },
      { book: memberBook(account, 'wallet'), amount, currency },
    ],
  });
}
