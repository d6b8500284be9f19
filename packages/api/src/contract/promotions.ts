import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { imagesSchema } from './files.ts';
import { pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** The states of an activity (spec §4), for a member; a guest sees `join`, `comingSoon` and `closed` only. */
export const activityStates = [
  'applying',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'closed',
  'processing',
  'signed',
  'comingSoon',
  'join',
  'joined',
] as const;
export type ActivityState = (typeof activityStates)[number];

/** The main terms of a reward (domain.md B2.27): they stand beside the button that claims it, and in short on its card. */
const termsSchema = v.object({
  /** Stakes, in money, before the reward may be withdrawn; `0.00` for none. */
  turnover: moneySchema,
  /** Days for those stakes, from the payment; the reward goes back then. */
  turnoverDays: v.number(),
  /** Days in which the reward can be claimed. */
  claimDays: v.number(),
  /** The largest stake that counts. */
  maxBet: moneySchema,
  /** Game types whose stakes do not count. */
  excludedGames: v.array(v.string()),
  withdrawal: v.string(),
});
export type PromotionTerms = v.InferOutput<typeof termsSchema>;

/** A promotion as the list shows it. */
export const promotionSchema = v.object({
  promotionId: v.string(),
  category: v.picklist(['NEW', 'DAILY', 'EVENT', 'VIP']),
  /** What a member does: join, apply with comment and images, sign in each day, or take part in the raffle. */
  activity: v.picklist(['join', 'application', 'signIn', 'raffle']),
  title: v.string(),
  summary: v.string(),
  imageUrl: v.string(),
  reward: moneySchema,
  startTime: instantSchema,
  endTime: instantSchema,
  state: v.picklist(['comingSoon', 'join', 'closed']),
  terms: termsSchema,
  language: textLanguageSchema,
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** Promotions of the merchant: those that run, then those to come, then those that are over. A member who takes a break or is excluded is shown none. */
export const promotions = endpoint({
  id: 'promotions',
  method: 'GET',
  path: '/wps/promotion/list',
  knowsMember: true,
  request: v.object({
    category: v.optional(v.picklist(['NEW', 'DAILY', 'EVENT', 'VIP'])),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(promotionSchema), totalPages: v.number() }),
});

/** A promotion with its words; `content` is HTML of the platform and must be sanitised before it is shown. */
export const promotionDetail = endpoint({
  id: 'promotionDetail',
  method: 'GET',
  path: '/wps/promotion/detail',
  knowsMember: true,
  request: v.object({ promotionId: v.string() }),
  response: v.object({
    ...promotionSchema.entries,
    content: v.string(),
  }),
});

/** An activity of the member. */
const activitySchema = v.object({
  promotionId: v.string(),
  title: v.string(),
  state: v.picklist(activityStates),
  reward: moneySchema,
  /** Number of the member's application or of the reward. */
  reference: v.optional(v.string()),
  comment: v.optional(v.string()),
  /** Ids of uploaded images. */
  images: v.array(v.string()),
  /** When the member applied, joined or signed. */
  time: v.optional(instantSchema),
  /** Until when the reward can be claimed; it is lost then. */
  claimUntil: v.optional(instantSchema),
  /** Why an application was rejected. */
  reason: v.optional(v.string()),
  language: textLanguageSchema,
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** Where the member stands in each promotion. */
export const activityList = endpoint({
  id: 'activityList',
  method: 'GET',
  path: '/wps/promotion/activity/list',
  token: true,
  request: v.object({}),
  response: v.object({ list: v.array(activitySchema) }),
});

/**
 * Activity application (spec §3): joins a promotion, signs for today, or applies with a comment and up to three images (png or jpg, at
 * most 5 MB each).
 */
export const activityApply = endpoint({
  id: 'activityApply',
  method: 'POST',
  path: '/wps/promotion/activity/apply',
  token: true,
  idempotent: true,
  body: 'multipart',
  request: v.object({
    promotionId: v.string(),
    comment: v.optional(v.string(), ''),
    images: v.optional(imagesSchema, []),
  }),
  response: activitySchema,
});

/** Pays the reward of an activity in the state `claim`: one with a turnover as a bonus, which becomes money of the wallet when it is done. */
export const activityClaim = endpoint({
  id: 'activityClaim',
  method: 'POST',
  path: '/wps/promotion/activity/claim',
  token: true,
  idempotent: true,
  request: v.object({ promotionId: v.string() }),
  response: activitySchema,
});

/** What the raffle of today holds: its prizes with their chances, and whether the member has had today's turn. */
export const raffleStatus = endpoint({
  id: 'raffleStatus',
  method: 'GET',
  path: '/wps/promotion/raffle',
  token: true,
  request: v.object({}),
  response: v.object({
    open: v.boolean(),
    /** When the next turn begins. */
    nextTime: instantSchema,
    /** A prize of nothing included; the chances add up to 100. */
    prizes: v.array(v.object({ amount: moneySchema, chancePercent: v.number() })),
  }),
});

/** Raffle promotion claim (spec §7): the member's turn of the day. */
export const rafflePromotion = endpoint({
  id: 'rafflePromotion',
  method: 'POST',
  path: '/wps/promotion/raffle/claim',
  origin: 'name',
  token: true,
  idempotent: true,
  request: v.object({}),
  response: v.object({
    reference: v.string(),
    /** `0.00` when nothing was drawn. */
    amount: moneySchema,
    time: instantSchema,
    nextTime: instantSchema,
  }),
});

/** Calls about promotions and activities, by id. */
export const promotionCalls = {
  promotions,
  promotionDetail,
  activityList,
  activityApply,
  activityClaim,
  raffleStatus,
  rafflePromotion,
};
