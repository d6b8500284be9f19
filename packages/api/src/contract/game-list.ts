import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, languageCodeSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { betSchema } from './game-bets.ts';
import { gameMenuSchema, gamePlatforms, gameSchema, vendorSchema } from './games.ts';
import { pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** Client type of a game call (spec §9). */
export const clientTypeSchema = v.optional(v.number(), 3);
/** For which players a game is asked for: a list of them, `html5-desktop` unless said otherwise (spec §3). */
export const platformSchema = v.optional(v.string(), gamePlatforms.desktop);

/** Games that a hall shows (spec §3 "Game list query", §7 "reads games and totalPages"). */
export const gameList = endpoint({
  id: 'gameList',
  method: 'GET',
  path: '/lgw/games/list',
  origin: 'name',
  request: v.object({
    clientType: clientTypeSchema,
    platform: platformSchema,
    channel: v.optional(v.string()),
    merchant: v.optional(v.string()),
    gameType: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    /** Part of the name; case and tone marks do not matter, in any script. */
    gameName: v.optional(v.string()),
    /** The smallest bet itself, in the merchant's smallest usual unit (spec §9 lists the choices). */
    minBet: v.optional(moneySchema),
    /** Games with at least so many lines. */
    minLineNum: v.optional(v.number()),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
    language: languageCodeSchema,
  }),
  response: v.object({ games: v.array(gameSchema), totalPages: v.number() }),
});

/** The game types that a vendor has games of (spec §7). */
export const gameTypeByVendor = endpoint({
  id: 'gameTypeByVendor',
  method: 'GET',
  path: '/lgw/games/types_by_vendor',
  origin: 'name',
  request: v.object({ vassalage: v.string() }),
  response: v.array(gameMenuSchema),
});

/** A lane of vendors (spec §3 "Vendor lane"): the vendors of one category, side by side. */
export const vendorLaneSchema = v.object({
  /** Name of the category in the asked language. */
  title: v.string(),
  language: textLanguageSchema,
  /** Code of the category, as `gameType` of a vendor has it. */
  gameClassify: v.string(),
  cards: v.array(vendorSchema),
});
export type VendorLane = v.InferOutput<typeof vendorLaneSchema>;

/** All vendors by category, in the order of the navigation. */
export const vendorLanes = endpoint({
  id: 'vendorLanes',
  method: 'GET',
  path: '/lgw/games/vendor_lanes',
  request: v.object({}),
  response: v.array(vendorLaneSchema),
});

/** What is to be known of a game before it is started, in the asked language. */
export const gameRulesSchema = v.object({
  /** Absent for a vendor's lobby. */
  nodeId: v.optional(v.number()),
  name: v.string(),
  language: textLanguageSchema,
  /** Address of the cover; absent for a lobby, and when the vendor sent none. */
  iconUrl: v.optional(v.string()),
  /** Sentences, in the order of reading. */
  rules: v.array(v.string()),
  rulesLanguage: textLanguageSchema,
  /** What a round may return, the rarest first: so many times the stake, and in how many of a hundred rounds. */
  prizes: v.array(
    v.object({
      /** Of this bet, where there is a choice. */
      pick: v.optional(v.string()),
      multiplier: moneySchema,
      chance: moneySchema,
    }),
  ),
  /** What can be bet on, each with a return to player of its own; absent where there is no choice. */
  bets: v.optional(v.array(betSchema)),
  /** Return to player in percent, when the vendor gives it; of the first bet, where there is a choice. */
  rtp: v.optional(v.number()),
  lines: v.optional(v.number()),
  /** Least and largest stake of a round, in major units of the merchant's currency. */
  minStake: moneySchema,
  maxStake: moneySchema,
});
export type GameRules = v.InferOutput<typeof gameRulesSchema>;

/** Rules, prize table, return to player and limits of a game or of a vendor's lobby, readable without an account. */
export const gameRules = endpoint({
  id: 'gameRules',
  method: 'GET',
  path: '/lgw/games/rules',
  request: v.object({
    /** A game. */
    nodeId: v.optional(v.number()),
    /** Without a game: the lobby of this vendor… */
    vassalage: v.optional(v.string()),
    /** …for games of this type. */
    gameType: v.optional(v.string()),
  }),
  response: gameRulesSchema,
});

/** News about games: a vendor's new tables, work on a game. */
export const gameAnnouncementSchema = v.object({
  id: v.number(),
  type: v.string(),
  title: v.string(),
  /** Plain text. */
  content: v.string(),
  language: textLanguageSchema,
  /** Whose games it is about. */
  vassalage: v.optional(v.string()),
  gameType: v.optional(v.string()),
  publishTime: instantSchema,
});
export type GameAnnouncement = v.InferOutput<typeof gameAnnouncementSchema>;

/** Game announcements of the promotion type (spec §7), newest first. */
export const gameAnnouncements = endpoint({
  id: 'gameAnnouncements',
  method: 'GET',
  path: '/lgw/games/announcements',
  origin: 'name',
  request: v.object({
    /** One of the announcement types (spec §9); PR is the promotion type. */
    type: v.optional(v.string(), 'PR'),
    gameType: v.optional(v.string()),
  }),
  response: v.array(gameAnnouncementSchema),
});

/** A room of a card game. The number of players is not included: nobody could verify it. */
export const pvpRoomSchema = v.object({
  roomId: v.string(),
  vassalage: v.string(),
  /** The game that is played there. */
  nodeId: v.number(),
  name: v.string(),
  language: textLanguageSchema,
  seats: v.number(),
  /** Least and largest stake of a round, in major units of the merchant's currency. */
  minStake: moneySchema,
  maxStake: moneySchema,
  /** False while its vendor is under maintenance. */
  isOpen: v.boolean(),
});
export type PvpRoom = v.InferOutput<typeof pvpRoomSchema>;

/** Rooms of the card games (spec §7), the smallest stakes first. */
export const pvpRooms = endpoint({
  id: 'pvpRooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  origin: 'path',
  request: v.object({ vassalage: v.optional(v.string()) }),
  response: v.array(pvpRoomSchema),
});

/** Calls that list and describe games, by id. */
export const gameListCalls = {
  gameList,
  gameTypeByVendor,
  vendorLanes,
  gameRules,
  gameAnnouncements,
  pvpRooms,
};
