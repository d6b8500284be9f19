import type { ReferralProgramme } from '@livery/api/contract/referral';
import { isAgent } from '../agents/guards.ts';
import type { MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { bets, isDecided } from '../history/rows.ts';
import { houseBook, type Movement, memberBook, post } from '../ledger/ledger.ts';
import { sortableTime } from '../ledger/rows.ts';
import { percent, shareOf } from '../money/amount.ts';
import { type AccountRow, accounts } from '../session/rows.ts';
import type { Transaction, Versioned } from '../store/store.ts';
import { type ReferralDayRow, referralDayKey, referralDays, referralsPaid } from './rows.ts';

/** Per cent of a friend's decided stakes that goes to who brought them. */
export const referralRate = '0.2';

/** What earning needs to know of who is paid. */
export type Earner = Pick<MemberContext, 'tx' | 'merchant' | 'now'> & {
  readonly member: Pick<MemberContext['member'], 'key' | 'account'>;
};

/**
 * How bringing friends is paid here. It has one level and so is no multi-level earning (`domain.md` B2 31); an agent's contracts pay
 * for the same bets already.
 */
export function programmeOf({
  merchant,
  member,
}: Pick<Earner, 'merchant' | 'member'>): ReferralProgramme {
  if (merchant.profile === 'freeplay') return 'none';
  return isAgent(member.account) ? 'contract' : 'share';
}

/** The members whom an account has brought. */
export function friendsOf(tx: Transaction, account: string): Promise<Versioned<AccountRow>[]> {
  return tx.range(accounts, 'byUpline', { from: account, to: account });
}

/**
 * What the bets of friends that were settled in a stretch bring, by day, in minor units. Each friend's day is rounded for itself, half
 * to even; void bets count for nothing.
 *
 * @param stretch moments from the first, included, to the last, excluded
 */
export async function earnedIn(
  { tx, merchant, member }: Pick<Earner, 'tx' | 'merchant' | 'member'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, bigint>> {
  const clock = zoneClock(merchant.timeZone);
  const earned = new Map<string, bigint>();
  for (const { key } of await friendsOf(tx, member.key)) {
    const stretch = { from: `${key}/${sortableTime(from)}`, to: `${key}/${sortableTime(to - 1)}` };
    const valid = new Map<string, bigint>();
    for (const { row } of await tx.range(bets, 'bySettled', stretch)) {
      if (!isDecided(row)) continue;
      const day = clock.dayOf(row.settledAt ?? row.time);
      valid.set(day, (valid.get(day) ?? 0n) + BigInt(row.stake));
    }
    for (const [day, stakes] of valid) {
      const amount = shareOf(stakes, percent(referralRate));
      earned.set(day, (earned.get(day) ?? 0n) + amount);
    }
  }
  return earned;
}

/** The stretch that is due: whole days since the last payment. Empty when its end is not above its beginning. */
export async function dueOf({
  tx,
  merchant,
  member,
  now,
}: Earner): Promise<{ readonly from: number; readonly to: number }> {
  const clock = zoneClock(merchant.timeZone);
  const from = (await tx.get(referralsPaid, member.key))?.row.until ?? member.account.openedAt;
  return { from, to: clock.startOf(clock.dayOf(now)) };
}

/** Pays what friends have brought on days that are over, each day once however often anybody asks. */
export async function payReferrals(context: Earner): Promise<void> {
  const { tx, member } = context;
  if (programmeOf(context) !== 'share') return;
  const due = await dueOf(context);
  if (due.from >= due.to) return;
  await tx.put(referralsPaid, member.key, { until: due.to });
  const earned = await earnedIn(context, due);
  for (const row of dayRows(context, earned)) {
    await tx.put(referralDays, referralDayKey(row), row, 0);
    await post(tx, paymentOf(context, row));
  }
}

/** What was earned, as a row for each day that brought something; oldest first. */
export function dayRows(
  { member }: Pick<Earner, 'member'>,
  earned: ReadonlyMap<string, bigint>,
): ReferralDayRow[] {
  return [...earned]
    .filter(([, amount]) => amount > 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, amount]) => ({
      account: member.key,
      day,
      amount: String(amount),
      reference: `RF-${member.account.id}-${day.replaceAll('-', '')}`,
    }));
}

/** The movement that pays a day, at the moment of asking: it tells of no past in which the member did not have the money. */
export function paymentOf(
  { merchant, now }: Pick<Earner, 'merchant' | 'now'>,
  { account, amount, reference }: ReferralDayRow,
): Movement {
  const { code: currency } = merchant.currency;
  return {
    id: `${merchant.code}-${reference}`,
    merchant: merchant.code,
    kind: 'referral',
    time: now,
    reference,
    postings: [
      { book: houseBook(merchant.code, 'referral'), amount: -BigInt(amount), currency },
      { book: memberBook(account, 'wallet'), amount: BigInt(amount), currency },
    ],
  };
}
