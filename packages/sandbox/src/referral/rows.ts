import { table } from '../store/store.ts';

/** What the bets of a member's friends brought on one day. */
export interface ReferralDayRow {
  /** Key of the account that is paid. */
  account: string;
  /** Of the merchant's time zone, `2026-11-21`. */
  day: string;
  /** Minor units. */
  amount: string;
  reference: string;
}
export const referralDays = table<ReferralDayRow>('referral-days', {
  byAccount: ({ account, day }) => `${account}/${day}`,
});

/** Key of the row of a day. */
export function referralDayKey({ account, day }: Pick<ReferralDayRow, 'account' | 'day'>): string {
  return `${account}/${day}`;
}

/** Up to which moment an account's friends are paid for, by key of the account. */
export const referralsPaid = table<{ until: number }>('referrals-paid');
