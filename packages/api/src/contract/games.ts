import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, languageCodeSchema, moneySchema, textLanguageSchema } from './fields.ts';

/** Platform parameter of a game call: from a game hall, and elsewhere (spec §3, §9). */
export const gamePlatforms = { hall: 'flash,html5-desktop', desktop: 'html5-desktop' } as const;

/** An item of the game-type navigation (spec §3). */
export const gameMenuSchema = v.object({
  gameType: v.string(),
  name: v.string(),
});
export type GameMenu = v.InferOutput<typeof gameMenuSchema>;

/** A vendor (spec §3). */
export const vendorSchema = v.object({
  /** Vendor code; routing depends on some of them (spec §9). */
  vassalage: v.string(),
  displayName: v.string(),
  /** RNG or another game type. */
  gameType: v.string(),
  accountTypeId: v.number(),
  isHot: v.boolean(),
  /** True while the vendor's games cannot be started. */
  maintenance: v.optional(v.boolean(), false),
  /** How many games the vendor offers in this game type. */
  gameCount: v.optional(v.number()),
});
export type Vendor = v.InferOutput<typeof vendorSchema>;

/** A game (spec §3). */
export const gameSchema = v.object({
  nodeId: v.number(),
  vassalage: v.string(),
  gameType: v.string(),
  /** Name in the asked language, else in the one that `language` says. */
  name: v.string(),
  language: textLanguageSchema,
  /** SC, VP, TG, AC, JP or BG (spec §9). */
  gameClassify: v.optional(v.string()),
  /** Address of the cover; absent when the vendor sent none. */
  iconUrl: v.optional(v.string()),
  /** Smallest bet in the merchant's smallest usual unit. */
  minBet: v.optional(moneySchema),
  /** Return to player, in percent. */
  rtp: v.optional(v.number()),
  lines: v.optional(v.number()),
  isJackpot: v.optional(v.boolean(), false),
});
export type Game = v.InferOutput<typeof gameSchema>;

/** What one winner-board entry carries in `vo` (spec §3). The name is masked by the platform. */
export const winnerSchema = v.object({
  recordId: v.string(),
  iconUrl: v.optional(v.string()),
  customerName: v.string(),
  winAmount: moneySchema,
  gameName: v.string(),
  language: textLanguageSchema,
  /** True when the record is made up for a demonstration and must be labelled so. */
  sample: v.optional(v.boolean(), false),
});
export type Winner = v.InferOutput<typeof winnerSchema>;

/** An entry of the winner board: "entries carry a vo object" (spec §3). */
export const winnerEntrySchema = v.object({ vo: winnerSchema });
export type WinnerEntry = v.InferOutput<typeof winnerEntrySchema>;

/** A jackpot that can be won, with the game that pays it. */
export const jackpotSchema = v.object({
  amount: moneySchema,
  /** When the amount was read, milliseconds since 1970. */
  updatedTime: instantSchema,
  game: gameSchema,
});

/** Game menu (spec §7). */
export const gameMenus = endpoint({
  id: 'gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  origin: 'path',
  request: v.object({}),
  response: v.array(gameMenuSchema),
});

/** Game vendor list, of every game type or of one (spec §7). */
export const vendorList = endpoint({
  id: 'vendorList',
  method: 'GET',
  path: '/lgw/games/vendors',
  origin: 'name',
  request: v.object({ gameType: v.optional(v.string()) }),
  response: v.array(vendorSchema),
});

/** Hot games (spec §3 "Hot game request", §7); most played first. */
export const hotGames = endpoint({
  id: 'hotGames',
  method: 'GET',
  path: '/lgw/games/hot',
  origin: 'name',
  request: v.object({
    merchantCode: v.string(),
    /** Always 2 (spec §9). */
    isPlatform: v.optional(v.number(), 2),
    vassalage: v.optional(v.string()),
    platform: v.optional(v.string(), gamePlatforms.desktop),
    language: languageCodeSchema,
  }),
  response: v.array(gameSchema),
});

/** Winner board (spec §3 "Winner board request", §9 limit 50). */
export const winnerBoard = endpoint({
  id: 'winnerBoard',
  method: 'GET',
  path: '/lgw/games/winners',
  origin: 'name',
  request: v.object({
    gameCategory: v.optional(v.string()),
    language: languageCodeSchema,
    limitNum: v.optional(v.number(), 50),
  }),
  response: v.array(winnerEntrySchema),
});

/**
 * The largest jackpot on offer, of which a merchant with `jackpot.feed` shows amount, source and time; null when no game has one. Real
 * jackpots must state these (domain B2 21).
 */
export const jackpotFeed = endpoint({
  id: 'jackpotFeed',
  method: 'GET',
  path: '/lgw/games/jackpot',
  request: v.object({ language: languageCodeSchema }),
  response: v.nullable(jackpotSchema),
});

/** Calls of games and vendors, by id. */
export const gameCalls = { gameMenus, vendorList, hotGames, winnerBoard, jackpotFeed };
