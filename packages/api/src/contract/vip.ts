import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';

/** A level of the VIP club. */
export const vipLevelSchema = v.object({
  /** Its place in the order, from 1; the `rankLevel` of a member's club label (spec §3). */
  rank: v.number(),
  name: v.string(),
  /** Valid bets of one calendar month that lead to it; 0 for the first, which every member has. */
  bets: moneySchema,
  /** What it brings, a few words each. */
  perks: v.array(v.string()),
  language: textLanguageSchema,
});
export type VipLevel = v.InferOutput<typeof vipLevelSchema>;

/** The levels of the VIP club, from the lowest to the highest, with what each takes and brings. */
export const vipLevels = endpoint({
  id: 'vipLevels',
  method: 'GET',
  path: '/wps/vip/levels',
  request: v.object({}),
  response: v.array(vipLevelSchema),
});

/** Where the member stands: the level, and how far this month's bets have come towards the next one. */
export const vipStanding = endpoint({
  id: 'vipStanding',
  method: 'GET',
  path: '/wps/vip/standing',
  token: true,
  request: v.object({}),
  response: v.object({
    rank: v.number(),
    /** Valid bets that count since the month began. */
    bets: moneySchema,
    /** Begin and end of the month in the merchant's time zone; the end is not included. */
    from: instantSchema,
    to: instantSchema,
    /** Absent at the highest level. */
    next: v.optional(
      v.object({
        rank: v.number(),
        bets: moneySchema,
        /** What is missing to it. */
        left: moneySchema,
      }),
    ),
  }),
});

/** Calls about the VIP club, by id. */
export const vipCalls = { vipLevels, vipStanding };
