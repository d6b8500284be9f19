import { affiliateCodeOf } from '../account/find.ts';
import { maskedName } from '../account/masked-name.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { bets } from '../history/rows.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { realMembers } from '../policy.ts';
import { breakOf } from '../protection/standing.ts';
import { dueOf, earnedIn, friendsOf, payReferrals, programmeOf, referralRate } from './earnings.ts';
import { type ReferralDayRow, referralDays } from './rows.ts';

// What was earned is the member's own and stays open in any case; what invites is left out of it while nothing may be offered.
export const referralHandlers: Pick<
  Handlers,
  'referralOverview' | 'referralFriends' | 'referralEarnings'
> = {
  referralOverview: {
    policy: realMembers,
    async handle(context) {
      await payReferrals(context);
      const { tx, member, merchant, now } = context;
      const programme = programmeOf(context);
      const isOffered = (await breakOf(context)) === undefined;
      const { to: from } = await dueOf(context);
      const today = programme === 'share' ? await earnedIn(context, { from, to: now + 1 }) : [];
      const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
      return {
        ...(isOffered && {
          invitation: {
            code: affiliateCodeOf(member.account),
            ...(programme === 'share' && { rate: referralRate }),
          },
        }),
        programme,
        friends: (await friendsOf(tx, member.key)).length,
        paid: text(totalOf(await paidDays(context, {}))),
        today: text([...today].reduce((sum, [, amount]) => sum + amount, 0n)),
      };
    },
  },

  referralFriends: {
    policy: realMembers,
    async handle({ tx, member, merchant }, which) {
      const clock = zoneClock(merchant.timeZone);
      const all = (await friendsOf(tx, member.key)).sort(
        (one, other) => other.row.openedAt - one.row.openedAt || (one.key < other.key ? -1 : 1),
      );
      const { items, totalPages } = pageOf(all, which);
      const list = items.map(async ({ key, row }) => {
        const stretch = { from: `${key}/`, to: `${key}/~`, limit: 1 };
        return {
          name: maskedName(row.username),
          joined: clock.dayOf(row.openedAt),
          hasBet: (await tx.range(bets, 'byAccount', stretch)).length > 0,
        };
      });
      return { list: await Promise.all(list), totalPages };
    },
  },

  referralEarnings: {
    policy: realMembers,
    async handle(context, days) {
      await payReferrals(context);
      const { merchant } = context;
      const { decimals } = merchant.currency;
      const rows = await paidDays(context, days);
      return {
        timeZone: merchant.timeZone,
        days: rows.map(({ day, amount, reference }) => ({
          day,
          amount: fromMinor(BigInt(amount), decimals),
          reference,
        })),
        total: fromMinor(totalOf(rows), decimals),
      };
    },
  },
};

/** The days that were paid, newest first. */
async function paidDays(
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  { from = '', to = '~' }: { from?: string | undefined; to?: string | undefined },
): Promise<ReferralDayRow[]> {
  const stretch = { from: `${member.key}/${from}`, to: `${member.key}/${to}`, reverse: true };
  return (await tx.range(referralDays, 'byAccount', stretch)).map(({ row }) => row);
}

function totalOf(rows: readonly ReferralDayRow[]): bigint {
  return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
