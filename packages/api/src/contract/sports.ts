import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { betStates } from './history.ts';
import { amountSchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

export const sportIds = [
  'FOOTBALL',
  'CRICKET',
  'KABADDI',
  'ARENA',
  'TACTICS',
  'EFOOTBALL',
] as const;
export type SportId = (typeof sportIds)[number];

/** The winner, the winner after a handicap, and the points of both sides together. */
export const marketIds = ['WINNER', 'HANDICAP', 'TOTAL'] as const;
export type MarketId = (typeof marketIds)[number];

export const pickIds = ['HOME', 'DRAW', 'AWAY', 'OVER', 'UNDER'] as const;
export type PickId = (typeof pickIds)[number];

/** Takes bets, goes on, is over, or did not take place: then stakes come back. */
export const eventStatuses = ['open', 'started', 'ended', 'postponed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Which price a bet is placed at that is no longer the one that the member saw: any, a higher one, or none. */
export const acceptRules = ['any', 'better', 'none'] as const;
export type AcceptRule = (typeof acceptRules)[number];

/** The most bets of a slip. */
export const maxSlipBets = 20;

/** Decimal odds, so many times the stake: `"1.91"`. Always two digits after the point. */
export const priceSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}\.\d{2}$/, 'expected decimal odds with two digits, such as "1.91"'),
);

/** A line in quarters of a point, `"-0.75"`: of a handicap what the home side is given. */
export const lineSchema = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,4}\.(?:00|25|50|75)$/, 'expected quarters of a point, such as "-0.75"'),
);

/** What is bet on. */
/** What is bet on. */
export const selectionEntries = {
  eventId: v.string(),
  market: v.picklist(marketIds),
  pick: v.picklist(pickIds),
};

const scoreSchema = v.object({ home: v.number(), away: v.number() });

/** What of a match is the same in the list and in a bet. */
const matchEntries = {
  sport: v.picklist(sportIds),
  /** Name of the sport. */
  sportName: v.string(),
  language: textLanguageSchema,
  /** Names of both sides: proper names, which no language changes. */
  home: v.string(),
  away: v.string(),
  startTime: instantSchema,
  eventStatus: v.picklist(eventStatuses),
  /** Of a match that is over. */
  score: v.optional(scoreSchema),
};

export const sportsEventSchema = v.object({
  eventId: v.string(),
  ...matchEntries,
  markets: v.array(
    v.object({
      market: v.picklist(marketIds),
      line: v.optional(lineSchema),
      selections: v.array(v.object({ pick: v.picklist(pickIds), price: priceSchema })),
    }),
  ),
});
export type SportsEvent = v.InferOutput<typeof sportsEventSchema>;

/** A bet on a match that was placed. */
export const sportsBetSchema = v.object({
  /** The bet's reference number in all histories. */
  reference: v.string(),
  /** Type and vendor of the game that it was placed in. */
  gameType: v.string(),
  vassalage: v.string(),
  ...selectionEntries,
  line: v.optional(lineSchema),
  ...matchEntries,
  /** The price that was accepted, and the one that the member saw before. */
  price: priceSchema,
  seen: priceSchema,
  stake: moneySchema,
  /** What it returned; nothing until it is settled. */
  win: moneySchema,
  status: v.picklist(betStates),
  /** When it was placed. */
  time: instantSchema,
  settledAt: v.optional(instantSchema),
});
export type SportsBet = v.InferOutput<typeof sportsBetSchema>;

/** Matches and prices of a vendor, with the rules and limits of its bets; readable without an account. */
export const sportsEvents = endpoint({
  id: 'sportsEvents',
  method: 'GET',
  path: '/lgw/sports/events',
  request: v.object({ vassalage: v.string() }),
  response: v.object({
    /** The moment that the prices are of. */
    time: instantSchema,
    /** Return to player in percent: published, and the least and most that a price may make of it. */
    rtp: v.number(),
    rtpRange: v.object({ low: v.number(), high: v.number() }),
    /** Sentences, in the order of reading. */
    rules: v.array(v.string()),
    rulesLanguage: textLanguageSchema,
    /** Least and largest stake of a bet, in major units of the merchant's currency. */
    minStake: moneySchema,
    maxStake: moneySchema,
    events: v.array(sportsEventSchema),
  }),
});

/** A bet of a slip as it is sent. */
export const slipBetSchema = v.object({
  ...selectionEntries,
  /** The price that the member saw. */
  price: priceSchema,
  stake: amountSchema,
});
export type SlipBet = v.InferOutput<typeof slipBetSchema>;

/** A bet of a slip that was not placed: its price is another one, or it takes no bets any more. */
export const changedBetSchema = v.object({
  ...selectionEntries,
  /** The price now; absent where no bets are taken any more. */
  price: v.optional(priceSchema),
});
export type ChangedBet = v.InferOutput<typeof changedBetSchema>;

const placed = { result: v.literal('placed'), bets: v.array(sportsBetSchema) };
const changed = v.object({ result: v.literal('changed'), changed: v.array(changedBetSchema) });
/** What came of a slip: all of it was placed, or nothing was and the member is asked. */
export const slipAnswerSchema = v.union([v.object({ ...placed, balance: moneySchema }), changed]);
/** The same as a game may know it: the page tells a balance by itself, unless the member hides it. */
export const shownSlipAnswerSchema = v.union([v.object(placed), changed]);
export type SlipAnswer = v.InferOutput<typeof slipAnswerSchema>;

/**
 * Places a slip of single bets, all of them or none. Prices are those of the moment: where one is not what the member saw, the rule
 * of acceptance decides. What it does not cover is answered with the price now, and the member confirms it with another slip.
 */
export const sportsBet = endpoint({
  id: 'sportsBet',
  method: 'POST',
  path: '/wps/sports/bet',
  token: true,
  idempotent: true,
  request: v.object({
    /** The open game that the slip is of. */
    launchId: v.string(),
    accept: v.picklist(acceptRules),
    bets: v.pipe(v.array(slipBetSchema), v.minLength(1), v.maxLength(maxSlipBets)),
    /** The sum of all stakes, as the member confirmed it. */
    total: amountSchema,
  }),
  response: slipAnswerSchema,
});

/** The member's bets on matches, the newest first. */
export const sportsBets = endpoint({
  id: 'sportsBets',
  method: 'GET',
  path: '/wps/sports/bets',
  token: true,
  request: v.object({
    vassalage: v.optional(v.string()),
    /** Those that wait for their result, or those that have it; all without it. */
    settled: v.optional(v.boolean()),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(sportsBetSchema), totalPages: v.number() }),
});

/** Calls of bets on matches, by id. */
export const sportsCalls = { sportsEvents, sportsBet, sportsBets };
