import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { drawZoneSchema, instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { betStates } from './history.ts';
import { drawStatuses } from './lottery.ts';
import { prizeModeSchema, stationDrawSchema } from './lottery-list.ts';
import { amountSchema, daySchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** What can be bet on a draw. Which of them a lottery takes, and what they pay, is in its rules. */
export const drawBets = [
  /** The last two or three digits of the result; `ANY` in any order. */
  'TAIL2',
  'TAIL3',
  'TAIL3_ANY',
  /** The last two digits of any number of the draw, paid for each one that has them. */
  'ALL2',
  /** The first prize in full, and numbers that are drawn apart from it. */
  'FIRST6',
  'FRONT3',
  'BACK3',
  'BACK2',
  /** Four digits among all prizes of the draw (`BIG4`) or the first three (`SMALL4`). */
  'BIG4',
  'BIG4_ANY',
  'SMALL4',
  'SMALL4_ANY',
  /** The parts of a result such as `123-45`. */
  'TOP3',
  'TOP3_ANY',
  'BOTTOM2',
  /** Three dice. */
  'SUM',
  'TRIPLE',
  'TRIPLE_ANY',
  'BIG',
  'SMALL',
  /** A place of a race and the car that takes it. */
  'PLACE',
  /** So many numbers of keno. */
  'KENO_1',
  'KENO_2',
  'KENO_3',
  'KENO_4',
  'KENO_5',
  'KENO_6',
] as const;
export type DrawBet = (typeof drawBets)[number];

/** The most lines of a slip, and the most numbers of a line. */
export const maxSlipLines = 100;
const maxLineNumbers = 6;

/** What of a line is the same when it is asked for and when it is shown. */
const lineEntries = {
  bet: v.picklist(drawBets),
  /** As the rules of the bet say; for a place of a race the place and then the car. */
  numbers: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'expected up to six digits'))),
    v.maxLength(maxLineNumbers),
  ),
};

/** A line of a slip that was placed. */
export const ticketLineSchema = v.object({
  ...lineEntries,
  stake: moneySchema,
  /** What it returns; absent until the bet is settled. */
  win: v.optional(moneySchema),
  /** Prizes that it hit, by their names in the rules, once for each hit. */
  hits: v.optional(v.array(v.string()), []),
});

/** A slip that was placed: a bet with one reference, whose lines are all on one draw. */
export const drawTicketSchema = v.object({
  /** The bet's reference number in all histories. */
  reference: v.string(),
  gameId: v.string(),
  /** Name of the lottery. */
  remark: v.string(),
  language: textLanguageSchema,
  drawTime: instantSchema,
  timeZone: drawZoneSchema,
  /** Where that draw stands now. */
  drawStatus: v.picklist(drawStatuses),
  /** Its result, as far as it is known. */
  numero: v.nullish(v.string(), null),
  status: v.picklist(betStates),
  stake: moneySchema,
  /** All that was paid out. */
  win: moneySchema,
  /** When it was placed. */
  time: instantSchema,
  settledAt: v.optional(instantSchema),
  lines: v.array(ticketLineSchema),
});
export type DrawTicket = v.InferOutput<typeof drawTicketSchema>;

/** A bet that a lottery takes. */
export const drawBetSchema = v.object({
  bet: v.picklist(drawBets),
  /** What is picked: so many numbers of this range, each written with so many digits, with zeros in front. */
  picks: v.object({
    count: v.number(),
    from: v.number(),
    to: v.number(),
    digits: v.number(),
    /** Whether no number may be picked twice. */
    different: v.boolean(),
  }),
  prizes: v.array(
    v.object({
      /** `HIT` where there is one prize; a prize's name, or how many numbers were hit, where there are several. */
      prize: v.string(),
      /** So many times the stake, for each hit. */
      multiplier: moneySchema,
      /** How often it is hit in a hundred draws. */
      chance: moneySchema,
    }),
  ),
  /**
   * Whether the numbers stand for several results, such as the orders of their digits: of `w` of them the prize is divided by `w`, and
   * hit `w` times as often.
   */
  divided: v.boolean(),
  /** Return to player in percent, rounded to four digits after the point. */
  rtp: v.number(),
  /** Largest stake of a line, in major units of the merchant's currency. */
  maxStake: moneySchema,
});

/** Bets, prizes and limits of a lottery, and the draw that takes bets now; readable without an account. */
export const drawRules = endpoint({
  id: 'drawRules',
  method: 'GET',
  path: '/lgw/lottery/rules',
  request: v.object({ gameId: v.string() }),
  response: v.object({
    gameId: v.string(),
    gameMenuTag: v.string(),
    /** Code of the vendor that runs it: slips are paid from where its games are played from. */
    vassalage: v.string(),
    remark: v.string(),
    language: textLanguageSchema,
    /** True for a house draw: never to be shown as a state draw. */
    instant: v.optional(v.boolean(), false),
    /** The next draw that takes bets, and the moment from which it takes none. */
    drawTime: instantSchema,
    lockTime: instantSchema,
    timeZone: drawZoneSchema,
    /** Least stake of a line, in major units of the merchant's currency. */
    minStake: moneySchema,
    bets: v.array(drawBetSchema),
  }),
});

/** Places a slip, all of its lines or none. By the platform's clock: one that arrives when its draw has locked is refused whole. */
export const drawBet = endpoint({
  id: 'drawBet',
  method: 'POST',
  path: '/wps/lottery/bet',
  token: true,
  idempotent: true,
  request: v.object({
    gameId: v.string(),
    /** The draw that is bet on; only the next one takes bets. */
    drawTime: instantSchema,
    lines: v.pipe(
      v.array(v.object({ ...lineEntries, stake: amountSchema })),
      v.minLength(1),
      v.maxLength(maxSlipLines),
    ),
    /** The sum of the stakes, as the member was shown it. */
    total: amountSchema,
  }),
  response: v.object({ ticket: drawTicketSchema, balance: moneySchema }),
});

/** The member's slips, newest first. */
export const drawTickets = endpoint({
  id: 'drawTickets',
  method: 'GET',
  path: '/wps/lottery/tickets',
  token: true,
  request: v.object({
    gameId: v.optional(v.string()),
    status: v.optional(v.picklist(betStates)),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(drawTicketSchema), totalPages: v.number() }),
});

/** One slip of the member, by its reference number. */
export const drawTicket = endpoint({
  id: 'drawTicket',
  method: 'GET',
  path: '/wps/lottery/ticket',
  token: true,
  request: v.object({ reference: v.string() }),
  response: drawTicketSchema,
});

/** A draw of any lottery with its prizes; those without a table have the result alone. */
export const drawResultSchema = v.object({
  ...stationDrawSchema.entries,
  /** True for a house draw: never to be shown as a state draw. */
  instant: v.optional(v.boolean(), false),
});
export type DrawResult = v.InferOutput<typeof drawResultSchema>;

/** Draws that have begun, of one lottery or of all of a prize mode that are no house draws, newest first, up to the last hundred. */
export const drawResults = endpoint({
  id: 'drawResults',
  method: 'GET',
  path: '/lgw/lottery/results',
  request: v.object({
    gameId: v.optional(v.string()),
    prizeMode: prizeModeSchema,
    /** Only those of this day. */
    day: v.optional(daySchema),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 100),
  }),
  response: v.array(drawResultSchema),
});

/** Calls of bets on draws, by id. */
export const drawCalls = { drawRules, drawBet, drawTickets, drawTicket, drawResults };
