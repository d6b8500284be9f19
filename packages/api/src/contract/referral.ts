import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from './fields.ts';
import { daySchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

/**
 * How somebody who brings friends is paid: `share` is a share of what the friends bet; `contract` is an agent, whose contracts pay for
 * the same bets; `none`: this merchant pays nothing.
 */
export const referralProgrammes = ['share', 'contract', 'none'] as const;
export type ReferralProgramme = (typeof referralProgrammes)[number];

/** What a member invites with, what is paid for it, and what came of it so far (spec §2, referral). */
export const referralOverview = endpoint({
  id: 'referralOverview',
  method: 'GET',
  path: '/wps/member/referral',
  token: true,
  request: v.object({}),
  response: v.object({
    /** Absent while the member takes a break or is excluded: nothing is offered then. */
    invitation: v.optional(
      v.object({
        /** What `/register?referralCode=` takes; it can be typed there too. */
        code: v.string(),
        /** Per cent of a direct friend's valid bets, such as `0.2`; absent where no share is paid. */
        rate: v.optional(v.string()),
      }),
    ),
    programme: v.picklist(referralProgrammes),
    /** Members who joined with the code; one level, friends of friends are nobody's. */
    friends: v.number(),
    /** All that was paid so far. */
    paid: moneySchema,
    /** Earned today, which is paid once the day is over. */
    today: moneySchema,
  }),
});

/** Who joined with a member's code, the newest first: no more of each than that they are there, and whether they play. */
export const referralFriends = endpoint({
  id: 'referralFriends',
  method: 'GET',
  path: '/wps/member/referral/friends',
  token: true,
  request: v.object({ pageNo: pageNoSchema, pageSize: pageSizeSchema }),
  response: v.object({
    list: v.array(
      v.object({
        /** Masked by the platform. */
        name: v.string(),
        joined: daySchema,
        /** Whether they have placed a bet. */
        hasBet: v.boolean(),
      }),
    ),
    totalPages: v.number(),
  }),
});

/** What friends have brought, by the day on which their bets were settled; asking pays the days that are over. */
export const referralEarnings = endpoint({
  id: 'referralEarnings',
  method: 'GET',
  path: '/wps/member/referral/earnings',
  token: true,
  request: v.object({ from: v.optional(daySchema), to: v.optional(daySchema) }),
  response: v.object({
    /** IANA name; days begin at its midnight. */
    timeZone: v.string(),
    /** Newest first; a day that brought nothing is left out. */
    days: v.array(
      v.object({
        day: daySchema,
        amount: moneySchema,
        /** Number of the payment, for support. */
        reference: v.string(),
      }),
    ),
    total: moneySchema,
  }),
});

/** Calls of inviting friends, by id. */
export const referralCalls = { referralOverview, referralFriends, referralEarnings };
