import type { Examples } from '../examples.ts';
import type { referralCalls } from './referral.ts';

/** One request and answer of each call. */
export const referralExamples: Examples<typeof referralCalls> = {
  referralOverview: {
    request: {},
    value: {
      invitation: { code: '255T', rate: '0.2' },
      programme: 'share',
      friends: 2,
      paid: '48.20',
      today: '1.50',
    },
  },
  referralFriends: {
    request: { pageNo: 1, pageSize: 15 },
    value: {
      list: [
        { name: 'ka***6', joined: '2026-11-18', hasBet: true },
        { name: 'no***2', joined: '2026-10-02', hasBet: false },
      ],
      totalPages: 1,
    },
  },
  referralEarnings: {
    request: { from: '2026-11-01', to: '2026-11-30' },
    value: {
      timeZone: 'Asia/Kolkata',
      days: [{ day: '2026-11-20', amount: '48.20', reference: 'RF-100001-20261120' }],
      total: '48.20',
    },
  },
};
