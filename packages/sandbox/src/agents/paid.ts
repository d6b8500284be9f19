import type { ContractKind } from '@livery/api/contract/agents';
import type { MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { sortableTime } from '../ledger/rows.ts';
import { type PayRow, pays } from './rows.ts';

/** Days, both included; without the first from the beginning on, and without the last up to the present. */
export interface PaidDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type Where = Pick<MemberContext, 'tx' | 'member' | 'merchant' | 'now'>;

/**
 * What the agent was paid by contracts of a kind for periods whose last moment is in some days, the latest first: what ends at midnight
 * belongs to the day that ended. What is still to be over is not there, as after a clock that was ahead.
 */
export async function paidIn(
  { tx, member, merchant, now }: Where,
  kind: ContractKind,
  { from, to }: PaidDays,
): Promise<PayRow[]> {
  const clock = zoneClock(merchant.timeZone);
  const begin = from === undefined ? 0 : Math.max(0, clock.startOf(from) + 1);
  const end = to === undefined ? now : Math.min(now, clock.endOf(to));
  const stretch = {
    from: `${member.key}/${kind}/${sortableTime(begin)}`,
    to: `${member.key}/${kind}/${sortableTime(Math.max(0, end))}`,
    reverse: true,
  };
  return (await tx.range(pays, 'byAccount', stretch)).map(({ row }) => row);
}

/** Whether the agent was ever paid by a contract of a kind. */
export async function isPaid({ tx, member }: Where, kind: ContractKind): Promise<boolean> {
  const stretch = { from: `${member.key}/${kind}/`, to: `${member.key}/${kind}/~`, limit: 1 };
  return (await tx.range(pays, 'byAccount', stretch)).length > 0;
}
