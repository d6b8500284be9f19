import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { drawZoneSchema, instantSchema, languageCodeSchema, textLanguageSchema } from './fields.ts';
import { drawStatuses, lotteryGameSchema, prizeModes } from './lottery.ts';

/** Which of the platform's sets of lotteries is meant (spec §9); SEA unless it says so. */
export const prizeModeSchema = v.optional(v.picklist(prizeModes), 'SEA');
/** Device of a lottery call (spec §7). */
const deviceSchema = v.optional(v.string(), 'WEB');

/** A group of the lobby's menu (spec §3 "Menu group"). */
export const lotteryGroupSchema = v.object({
  tag: v.string(),
  /** How the group is called, in the asked language. */
  name: v.string(),
  language: textLanguageSchema,
  gameMenus: v.array(lotteryGameSchema),
});
export type LotteryGroup = v.InferOutput<typeof lotteryGroupSchema>;

/** All lotteries of a prize mode, by menu group (spec §7). */
export const lotteryGameList = endpoint({
  id: 'lotteryGameList',
  method: 'GET',
  path: '/lgw/lottery/games',
  origin: 'name',
  request: v.object({
    prizeMode: prizeModeSchema,
    language: v.optional(languageCodeSchema),
  }),
  response: v.array(lotteryGroupSchema),
});

/** A lottery with the time when the member last opened it. */
export const recentLotterySchema = v.object({
  ...lotteryGameSchema.entries,
  playedAt: instantSchema,
});
export type RecentLottery = v.InferOutput<typeof recentLotterySchema>;

/** Lotteries that the member opened lately: an object whose entries each carry a `gameId` (spec §7), the latest first. */
export const recentLottery = endpoint({
  id: 'recentLottery',
  method: 'GET',
  path: '/lgw/lottery/recent',
  origin: 'name',
  token: true,
  request: v.object({
    prizeMode: prizeModeSchema,
    device: deviceSchema,
    recentCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 100),
  }),
  response: v.record(v.string(), recentLotterySchema),
});

/** The lotteries of Vietnam by region (spec §7). */
export const vnGameMenu = endpoint({
  id: 'vnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  origin: 'path',
  request: v.object({ device: deviceSchema }),
  response: v.array(lotteryGroupSchema),
});

/** Those of them that the member opened lately (spec §7 "a recent variant also exists"). */
export const vnRecentMenu = endpoint({
  id: 'vnRecentMenu',
  method: 'GET',
  path: '/lgw/vn/games/recent_game_menu',
  origin: 'name',
  token: true,
  request: v.object({ device: deviceSchema }),
  response: v.array(lotteryGroupSchema),
});

/** A prize of a draw. */
export const prizeSchema = v.object({
  /** `DB` the special prize, `G1` to `G8`. */
  prize: v.string(),
  /** How many numbers are drawn for it, and of how many digits. */
  count: v.number(),
  digits: v.number(),
  /** Those known so far: fewer than `count` while the draw goes on. */
  numbers: v.array(v.string()),
});

/** A draw of one station with its whole prize table. */
export const stationDrawSchema = v.object({
  gameId: v.string(),
  gameMenuTag: v.string(),
  /** Name of the station. */
  remark: v.string(),
  language: textLanguageSchema,
  drawTime: instantSchema,
  timeZone: drawZoneSchema,
  status: v.picklist(drawStatuses),
  /** The special prize, as the lobby shows it; null until it is drawn. */
  numero: v.nullish(v.string(), null),
  /** In the order of print: the special prize first in the north, last elsewhere. */
  prizes: v.array(prizeSchema),
});
export type StationDraw = v.InferOutput<typeof stationDrawSchema>;

/** Latest draws of Vietnam's stations, or of one of them (spec §7 "count 100"), the newest first. */
export const vnNumero = endpoint({
  id: 'vnNumero',
  method: 'GET',
  path: '/lgw/vn/games/numero',
  origin: 'name',
  request: v.object({
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 100),
    gameId: v.optional(v.string()),
  }),
  response: v.array(stationDrawSchema),
});

/** A result that is final. */
export const openedNumberSchema = v.object({
  gameId: v.string(),
  gameMenuTag: v.string(),
  remark: v.string(),
  language: textLanguageSchema,
  numero: v.string(),
  drawTime: instantSchema,
  timeZone: drawZoneSchema,
  prizeMode: v.string(),
  /** True for a house draw: never to be shown as a state draw. */
  instant: v.optional(v.boolean(), false),
});
export type OpenedNumber = v.InferOutput<typeof openedNumberSchema>;

/** The last final result of each lottery (spec §7 "opened numbers"), the newest first. */
export const openedNumbers = endpoint({
  id: 'openedNumbers',
  method: 'GET',
  path: '/lgw/lottery/opened_numbers',
  origin: 'name',
  request: v.object({ prizeMode: prizeModeSchema }),
  response: v.array(openedNumberSchema),
});

/** Calls that list lotteries and their results, by id. */
export const lotteryListCalls = {
  lotteryGameList,
  recentLottery,
  vnGameMenu,
  vnRecentMenu,
  vnNumero,
  openedNumbers,
};
