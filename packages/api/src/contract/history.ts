import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { daySchema, pageNoSchema, pageSizeSchema, withoutSchema } from './member-fields.ts';
import { netDepositsSchema } from './wallet.ts';

/** Why money moved, as a member looks for it. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'fee',
  'transfer',
  'vendor',
  'bet',
  'rebate',
  'bonus',
  'reward',
  'salary',
  'dividend',
  'referral',
  'points',
  'opening',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** How a bet stands. `partly`: a part of it is decided and paid; `drawn`: the stake came back, neither won nor lost. */
export const betStates = ['open', 'partly', 'won', 'lost', 'drawn', 'void'] as const;
export type BetState = (typeof betStates)[number];

/** The days of a history, both included; days are those of the merchant's time zone. */
const daysOf = { from: v.optional(daySchema), to: v.optional(daySchema) };
const pageOf = { pageNo: pageNoSchema, pageSize: pageSizeSchema };

/** One movement of a member's money. */
export const transactionSchema = v.object({
  /** Reference number for member and support. */
  reference: v.string(),
  time: instantSchema,
  kind: v.picklist(transactionKinds),
  /** `wallet`, `bonus`, or the code of the vendor whose wallet it was. */
  wallet: v.string(),
  /** For a movement between wallets of the member: where it went to or came from. */
  otherWallet: v.optional(v.string()),
  /** Name of the vendor whose wallet took part. */
  vendorName: v.optional(v.string()),
  /** Of a transfer along the line: to whom it went, or from whom it came. */
  other: v.optional(
    v.object({
      /** The account where this member may transfer to it, else the nickname alone. */
      name: v.string(),
      /** Where they stand now; absent when they are no longer next to this member. */
      place: v.optional(v.picklist(['upline', 'downline'])),
    }),
  ),
  /** What went into that wallet; below nothing when it came out. */
  amount: moneySchema,
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Which way money went: into the member's wallets or out of them. What went between them is neither. */
export const transactionDirections = ['in', 'out'] as const;

/** All movements of a member's money, newest first (spec §2, transactionHistory). */
export const transactionHistory = endpoint({
  id: 'transactionHistory',
  method: 'GET',
  path: '/wps/member/history/transactions',
  token: true,
  request: v.object({
    kind: v.optional(v.picklist(transactionKinds)),
    direction: v.optional(v.picklist(transactionDirections)),
    ...daysOf,
    ...pageOf,
  }),
  response: v.object({ list: v.array(transactionSchema), totalPages: v.number() }),
});

/** Money of one kind that came in, or went out. */
const creditLineSchema = v.object({
  kind: v.picklist(transactionKinds),
  /** Never below nothing. */
  amount: moneySchema,
  /** How many movements it is of: those that `transactionHistory` lists for this kind, direction and these days. */
  count: v.number(),
});
export type CreditLine = v.InferOutput<typeof creditLineSchema>;

/**
 * What the member's wallets held before some days and after them, and what made the difference (spec §2, credit report). Of all wallets
 * together, those at vendors and the bonus among them; exact: opening + in − out = closing.
 */
export const creditReport = endpoint({
  id: 'creditReport',
  method: 'GET',
  path: '/wps/member/report/credit',
  token: true,
  request: v.object(daysOf),
  response: v.object({
    /** IANA name; days begin at its midnight. */
    timeZone: v.string(),
    opening: moneySchema,
    /** The largest first. */
    in: v.array(creditLineSchema),
    totalIn: moneySchema,
    out: v.array(creditLineSchema),
    totalOut: moneySchema,
    closing: moneySchema,
  }),
});

/** Stakes and wins of some bets. */
const resultsSchema = v.object({
  bets: v.number(),
  stakes: moneySchema,
  wins: moneySchema,
  /** Wins − stakes. */
  net: moneySchema,
});

/** One bet. */
export const betSchema = v.object({
  reference: v.string(),
  /** Of a game of a hall. */
  nodeId: v.optional(v.number()),
  /** Of a lottery. */
  gameCode: v.optional(v.string()),
  gameName: v.string(),
  language: textLanguageSchema,
  gameType: v.string(),
  /** Code of the vendor. */
  vassalage: v.string(),
  vendorName: v.string(),
  stake: moneySchema,
  /** All that was paid out, the stake included. */
  win: moneySchema,
  /** Win − stake; absent until the bet is decided. */
  result: v.optional(moneySchema),
  status: v.picklist(betStates),
  time: instantSchema,
  settledAt: v.optional(instantSchema),
});
export type Bet = v.InferOutput<typeof betSchema>;

/** The bets of a member, newest first (spec §2, betting record). */
export const betHistory = endpoint({
  id: 'betHistory',
  method: 'GET',
  path: '/wps/member/history/bets',
  token: true,
  request: v.object({
    /** Of one bet alone. */
    reference: v.optional(v.string()),
    gameType: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    status: v.optional(v.picklist(betStates)),
    ...daysOf,
    ...pageOf,
  }),
  response: v.object({
    list: v.array(betSchema),
    totalPages: v.number(),
    /** Of all bets that were asked for, on whichever page; those not decided and void ones are left out. */
    totals: resultsSchema,
  }),
});

/** Wins and losses of decided bets by the day on which they were settled, and by game type (spec §2, personalProfit). */
export const profitReport = endpoint({
  id: 'profitReport',
  method: 'GET',
  path: '/wps/member/report/profit',
  token: true,
  request: v.object(daysOf),
  response: v.object({
    /** IANA name; days begin at its midnight. */
    timeZone: v.string(),
    /** Newest first; a day without bets is left out. */
    days: v.array(v.object({ day: daySchema, ...resultsSchema.entries })),
    gameTypes: v.array(
      v.object({ gameType: v.string(), name: v.string(), ...resultsSchema.entries }),
    ),
    totals: resultsSchema,
  }),
});

/** How a member stands: in this session, and over the life of the account. */
export const netPosition = endpoint({
  id: 'netPosition',
  method: 'GET',
  path: '/wps/member/report/position',
  token: true,
  request: v.object({}),
  response: v.object({
    /** When the session began. */
    since: instantSchema,
    /** Stakes since then, those of open bets included; what came back of void ones is taken off. */
    stakes: moneySchema,
    wins: moneySchema,
    /** Wins − stakes. */
    net: moneySchema,
    netDeposits: netDepositsSchema,
  }),
});

/** What can be taken out as a file. */
export const historyExports = ['transactions', 'bets'] as const;
export type HistoryExport = (typeof historyExports)[number];

/** The last twelve months of a history as comma-separated values (RFC 4180), without asking anybody. */
export const historyExport = endpoint({
  id: 'historyExport',
  method: 'GET',
  path: '/wps/member/history/export',
  token: true,
  request: v.object({ what: v.picklist(historyExports), without: withoutSchema }),
  response: v.object({
    fileName: v.string(),
    /** Lines end with CR LF, the first one names the columns; times are in the merchant's time zone. */
    text: v.string(),
  }),
});

/** Calls of a member's histories and reports, by id. */
export const historyCalls = {
  transactionHistory,
  creditReport,
  betHistory,
  profitReport,
  netPosition,
  historyExport,
};
