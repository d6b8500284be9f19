import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { durationSchema, textLanguageSchema } from './fields.ts';

/** Where a draw stands: bets open, bets closed, balls falling, some prizes known, all known, called off. */
export const drawStatuses = ['open', 'locked', 'drawing', 'partial', 'final', 'void'] as const;
export type DrawStatus = (typeof drawStatuses)[number];

/** Which of the platform's sets of lotteries is meant (spec §9). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** A lottery game (spec §3). `fewinTime` is computed by the site and does not travel. */
export const lotteryGameSchema = v.object({
  gameId: v.string(),
  /** Menu group that the game belongs to. */
  gameMenuTag: v.string(),
  /** Display name; the lobby's search looks here. */
  remark: v.string(),
  language: textLanguageSchema,
  /** Latest result: `"12345"`, `"1,5,6"`, `"01 02 10"` or `"123-45"`; null before the first draw. */
  numero: v.nullish(v.string(), null),
  /** Milliseconds from the answer's server time to the draw; negative when it is over. */
  remainTime: durationSchema,
  /** Milliseconds from the answer's server time to the end of betting; never more than `remainTime`. */
  lockTime: durationSchema,
  /** Milliseconds from the answer's server time to the draw after the one that is over; absent while that one is not, or none is known. */
  nextTime: v.optional(durationSchema),
  /** Comma-separated week-day numbers: 2 to 7 Monday to Saturday, 1 Sunday (spec §9). */
  drawDayOfWeek: v.string(),
  /** Label of the game, such as HOT; empty when it has none. */
  tag: v.optional(v.string(), ''),
  status: v.picklist(drawStatuses),
  /** Lott, ZY, Elott or SEA (spec §9). */
  prizeMode: v.string(),
  /** True for a house draw every few seconds or minutes: never to be shown as a state draw. */
  instant: v.optional(v.boolean(), false),
  /** Code of the vendor that runs it, for its launch (spec §9). */
  vendor: v.optional(v.string()),
});
export type LotteryGame = v.InferOutput<typeof lotteryGameSchema>;

/** Popular lottery games of a set (spec §7; count 20): of SEA unless one is asked for. */
export const popularLottery = endpoint({
  id: 'popularLottery',
  method: 'GET',
  path: '/lgw/games/popular',
  origin: 'path',
  request: v.object({
    count: v.optional(v.number(), 20),
    prizeMode: v.optional(v.picklist(prizeModes)),
  }),
  response: v.array(lotteryGameSchema),
});

/** Calls of lotteries, by id. */
export const lotteryCalls = { popularLottery };
