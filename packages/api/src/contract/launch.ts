import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { betSchema, paySchema } from './game-bets.ts';
import { platformSchema } from './game-list.ts';
import { amountSchema } from './member-fields.ts';

/** What is launched (spec §3 "Game launch object"). Of the fields with two names either will do. */
export const launchObjectSchema = v.object({
  /** LOTT, ELOTT or another game type. */
  gameType: v.string(),
  /** `VASSALAGE` opens the list of the vendor's games on the site, and launches nothing. */
  isGame: v.optional(v.string()),
  /** How a lottery is played when nothing else is chosen. */
  defaultPlayType: v.optional(v.string()),
  /** Vendor code. */
  vendor: v.optional(v.string()),
  accountTypeName: v.optional(v.string()),
  /** Node id of a game, or id of a lottery; without it the vendor's own lobby is opened. */
  gameCode: v.optional(v.string()),
  code: v.optional(v.string()),
  vassalage: v.optional(v.string()),
});
export type LaunchObject = v.InferOutput<typeof launchObjectSchema>;

/**
 * Where a game is: a path of the page's own origin, or an address of https. Anything else is no answer: it would load over an open line,
 * or run in the page.
 */
const gameAddressSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[^/\\\s]|\/(?![/\\]))\S*$/,
    'expected an https address or a path of this site',
  ),
);

/** A game that was opened for a member. */
export const launchSchema = v.object({
  launchId: v.string(),
  /**
   * Address of the game: on the page's own origin or on one of `launchGameCDNs`. Its fragment holds a ticket that is good once and
   * tells nobody who the member is; the session token is never in it.
   */
  url: gameAddressSchema,
  /** Until when the ticket has to be used. */
  expires: instantSchema,
});
export type Launch = v.InferOutput<typeof launchSchema>;

const launchRequest = v.object({ ...launchObjectSchema.entries, platform: platformSchema });

/** Opens a game for the member (spec §7). A lottery has no rounds to open: its slips are `drawBet`'s. One slot game at a time: a second one is refused while the first is open. */
export const launchGame = endpoint({
  id: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  origin: 'path',
  token: true,
  request: launchRequest,
  response: launchSchema,
});

/** The same after a social sign-in (spec §7): a GET on the wire, although it opens a game. */
export const socialLaunch = endpoint({
  id: 'socialLaunch',
  method: 'GET',
  path: '/lgw/games/social_launch',
  origin: 'name',
  token: true,
  effect: true,
  request: launchRequest,
  response: launchSchema,
});

/** Where the lobby of the lotteries of an area is (spec §7: lottoArea VN, launchMode LOTT). It is no game: nothing is opened for the member. */
export const lobbyLaunch = endpoint({
  id: 'lobbyLaunch',
  method: 'POST',
  path: '/wps/game/launchLobby',
  origin: 'name',
  token: true,
  request: v.object({
    lottoArea: v.optional(v.string(), 'VN'),
    launchMode: v.optional(v.string(), 'LOTT'),
    /** Lottery to begin with. */
    gameCode: v.optional(v.string()),
  }),
  response: v.object({
    /** A path of the site: its lotteries (spec §2 `/lottery`) with what is asked for in the query. */
    url: v.string(),
  }),
});

/** What a round cost and what came back, in major units of the merchant's currency. */
export const roundSchema = v.object({
  /** Reference number for member and support. */
  reference: v.string(),
  launchId: v.string(),
  stake: moneySchema,
  /** What the round returns, the stake included; it is in the wallet when the round has ended. */
  win: moneySchema,
  /** What was bet on, where there is a choice. */
  pick: v.optional(v.string()),
  /** What the game shows of it, in its own signs: where its reels stop, what its dice say. */
  signs: v.optional(v.array(v.string())),
  status: v.picklist(['open', 'ended']),
  startedAt: instantSchema,
});
export type Round = v.InferOutput<typeof roundSchema>;

/** A game that is open, and how it is called. */
export const openGameSchema = v.object({
  launchId: v.string(),
  vassalage: v.string(),
  gameType: v.string(),
  /** Absent for a vendor's lobby. */
  nodeId: v.optional(v.number()),
  /** Of a game that a platform names by a code and not by a number. */
  gameCode: v.optional(v.string()),
  name: v.string(),
  language: textLanguageSchema,
  openedAt: instantSchema,
});
export type OpenGame = v.InferOutput<typeof openGameSchema>;

/** Reported by a game when it has loaded: redeems the ticket of its URL, once. */
export const enterGame = endpoint({
  id: 'enterGame',
  method: 'POST',
  path: '/wps/game/enter',
  token: true,
  request: v.object({ ticket: v.string() }),
  response: v.object({
    game: openGameSchema,
    /** What a round can be bet on; absent where there is no choice. */
    bets: v.optional(v.array(betSchema)),
    /** What the game pays for its signs, for its own table. */
    pays: v.optional(v.array(paySchema)),
    /** The signs of the member's last rounds of this game, the oldest first. */
    history: v.optional(v.array(v.array(v.string()))),
    /** Least and largest stake of a round, in major units of the merchant's currency. */
    minStake: moneySchema,
    maxStake: moneySchema,
    /** Stakes to choose from, the smallest first. */
    stakes: v.array(moneySchema),
    balance: moneySchema,
    /** A round that was interrupted: it is to be ended before another is begun. */
    round: v.optional(roundSchema),
  }),
});

/** Games that the member has open, and the round that was interrupted, if one was. */
export const openRound = endpoint({
  id: 'openRound',
  method: 'GET',
  path: '/wps/game/open',
  token: true,
  request: v.object({}),
  response: v.object({ games: v.array(openGameSchema), round: v.optional(roundSchema) }),
});

/** Takes the stake of a round and draws what it returns. The return is paid when the round ends. */
export const playRound = endpoint({
  id: 'playRound',
  method: 'POST',
  path: '/wps/game/round',
  token: true,
  idempotent: true,
  request: v.object({
    launchId: v.string(),
    stake: amountSchema,
    /** One of the game's bets; absent where there is no choice. */
    pick: v.optional(v.string()),
  }),
  response: v.object({ round: roundSchema, balance: moneySchema }),
});

/** Ends a round that was shown: what it returns is in the wallet. */
export const endRound = endpoint({
  id: 'endRound',
  method: 'POST',
  path: '/wps/game/round/end',
  token: true,
  idempotent: true,
  request: v.object({ reference: v.string() }),
  response: v.object({ round: roundSchema, balance: moneySchema }),
});

/** Closes a game. A round that is still open ends, and is paid. */
export const closeGame = endpoint({
  id: 'closeGame',
  method: 'POST',
  path: '/wps/game/close',
  token: true,
  idempotent: true,
  request: v.object({ launchId: v.string() }),
  response: v.object({ round: v.optional(roundSchema), balance: moneySchema }),
});

/** Calls that open, play and close a game, by id. */
export const launchCalls = {
  launchGame,
  socialLaunch,
  lobbyLaunch,
  enterGame,
  openRound,
  playRound,
  endRound,
  closeGame,
};
