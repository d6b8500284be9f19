import type { ContractKind } from '@livery/api/contract/agents';
import { heldBy, holdersBelow, type Where } from './held.ts';
import { lineOf, type Period, periodsIn } from './period-lines.ts';
import { periodAt } from './periods.ts';
import { shareAfter } from './reckon.ts';
import { type PayRow, settled, settledKey } from './rows.ts';
import { dueBy, merged } from './settle.ts';

/**
 * What the period that runs would come to if it were over now, of an account that has an active contract of a kind. Nothing of it is
 * kept or paid.
 */
export async function runningPay(
  context: Where,
  account: string,
  kind: ContractKind,
): Promise<PayRow | undefined> {
  const period = await runningPeriod(context, account, kind);
  if (period === undefined) return undefined;
  const { tx, now } = context;
  const given: { account: string; amount: string }[] = [];
  for (const { row } of await dueBy(context, { account, kind, to: now })) {
    given.push({ account: row.account, amount: row.earned });
  }
  for (const below of await holdersBelow(tx, account, kind)) {
    const theirs = await runningPeriod(context, below, kind);
    if (theirs) given.push({ account: below, amount: theirs.earned });
  }
  const carriedIn = (await tx.get(settled, settledKey(account, kind)))?.row.carried ?? '0';
  const sum = given.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const share = shareAfter(BigInt(period.earned), sum, BigInt(carriedIn));
  return {
    ...period,
    account,
    kind,
    given: merged(given).filter(({ amount }) => amount !== '0'),
    carriedIn,
    carriedOut: String(share.carriedOut),
    amount: String(share.amount),
  };
}

/** The running period of the active contract: also one in which nothing was bet yet. */
async function runningPeriod(
  context: Where,
  account: string,
  kind: ContractKind,
): Promise<Period | undefined> {
  const held = await heldBy(context, account, kind);
  const current = held.find(({ row }) => row.state === 'active');
  if (current === undefined) return undefined;
  const { periodType, upline } = current.row;
  const period = periodAt(periodType, context.now, context.merchant.timeZone);
  const same = held.filter((each) => each.row.periodType === periodType);
  const [found] = await periodsIn(context, { account, held: same, stretch: period });
  const nothing = lineOf(current, period, []);
  if (found) {
    const isThere = found.lines.some(({ contractId }) => contractId === current.row.contractId);
    return isThere ? found : { ...found, lines: [...found.lines, nothing] };
  }
  return {
    ...period,
    periodType,
    lines: [nothing],
    betAmount: '0',
    periodProfitLoss: '0',
    activeMembers: 0,
    earned: '0',
    dueFrom: upline,
  };
}
