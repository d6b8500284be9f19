import {
  type TeamTransaction,
  type TeamTransactionKind,
  teamTransactionKinds,
} from '@livery/api/contract/team';
import type { MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { Refused } from '../refusal.ts';
import { type Crossing, crossingsOf } from './entries.ts';
import { type Days, momentsOf } from './period.ts';
import { partOf, personOf, type Team, teamOf, type Whose } from './tree.ts';

/** Which movements of a team's money are asked for. */
export interface TransactionsAsked extends Days, Whose {
  readonly kind?: TeamTransactionKind | undefined;
}

/** The asked movements, the latest first. */
export async function foundTransactions(context: MemberContext, asked: TransactionsAsked) {
  const team = await teamOf(context);
  const places = partOf(team, asked, context);
  if (places instanceof Refused) return places;
  const period = momentsOf(asked, zoneClock(context.merchant.timeZone));
  const crossings = (await crossingsOf(context, places, period)).filter(
    ({ kind }) => asked.kind === undefined || kind === asked.kind,
  );
  return { team, crossings };
}

/** What movements come to by kind; kinds without any are left out. */
export function transactionTotals(
  crossings: readonly Crossing[],
  { merchant: { currency } }: MemberContext,
) {
  const text = (amount: bigint) => fromMinor(amount, currency.decimals);
  return teamTransactionKinds.flatMap((kind) => {
    const own = crossings.filter((each) => each.kind === kind);
    if (own.length === 0) return [];
    let [into, out] = [0n, 0n];
    for (const { amount } of own) {
      if (amount > 0n) into += amount;
      else out -= amount;
    }
    return [{ kind, count: own.length, in: text(into), out: text(out), net: text(into - out) }];
  });
}

/** A movement as it travels; who is on its other side is told of the agent and the team alone. */
export function transactionView(
  { place, kind, time, reference, amount, other }: Crossing,
  { root, members }: Team,
  { merchant }: MemberContext,
): TeamTransaction {
  const otherPlace = other === root.key ? root : members.get(other ?? '');
  return {
    ...personOf(place),
    reference,
    time,
    kind,
    amount: fromMinor(amount, merchant.currency.decimals),
    ...(otherPlace ? { otherAccount: otherPlace.row.username } : {}),
  };
}
