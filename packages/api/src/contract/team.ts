import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { contractKinds } from './agents.ts';
import { instantSchema, moneySchema } from './fields.ts';
import { betSchema, betStates } from './history.ts';
import { daySchema, pageNoSchema, pageSizeSchema, withoutSchema } from './member-fields.ts';

/*
 * What an agent learns of the team: every account of the tree beneath, without the agent. An account that is not in it, whether it
 * exists or not, is refused with NOT_IN_LINE. Days are those of the merchant's time zone; money counts on the day on which it moved,
 * a bet on the day on which it was settled, or, while it is open, on the day on which it was placed. So the same days give the same
 * sums in every call, and the parts of a team always add up to the whole.
 */

/** The longest stretch of days that is added up at once. */
export const longestTeamPeriod = 366;

const days = { from: daySchema, to: daySchema };

/** Whether some days, both included, are at least one and not too many. */
function isPeriod({ from, to }: { from: string; to: string }): boolean {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return length >= 1 && length <= longestTeamPeriod;
}
const periodMessage = `expected a last day that is not before the first, and at most ${longestTeamPeriod} days`;

/** What an account, or a part of a team, has done in some days. */
const figuresSchema = v.object({
  deposits: moneySchema,
  /** What has left for good: a withdrawal counts when it is sent. */
  withdrawals: moneySchema,
  /** Bonuses, rebates and rewards that went into wallets. */
  bonuses: moneySchema,
  /** Bets that were won, lost or drawn: open and void ones count nothing. */
  bets: v.number(),
  /** Their stakes. */
  validBet: moneySchema,
  /** What they paid out, the stakes included. */
  wins: moneySchema,
  /** Profit and loss, from the member's side: wins − stakes. */
  net: moneySchema,
});
export type TeamFigures = v.InferOutput<typeof figuresSchema>;

/** The same of a whole team, and how many they are. */
const teamFiguresSchema = v.object({
  ...figuresSchema.entries,
  /** Accounts in the tree when the days were over. */
  members: v.number(),
  /** Of them, those with a valid bet in these days. */
  active: v.number(),
  /** Of them, those that were opened in these days. */
  joined: v.number(),
});
export type TeamTotals = v.InferOutput<typeof teamFiguresSchema>;

/** The team in some days, and in as many days before them (spec §2, agentTeamOverview). */
export const teamOverview = endpoint({
  id: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  token: true,
  request: v.pipe(
    v.object(days),
    v.check((asked) => isPeriod(asked), periodMessage),
  ),
  response: v.object({
    /** IANA name; days begin at its midnight. */
    timeZone: v.string(),
    totals: teamFiguresSchema,
    /** The days before, as many. */
    before: v.object({ ...days, totals: teamFiguresSchema }),
    /** Every day, oldest first. */
    days: v.array(v.object({ day: daySchema, ...teamFiguresSchema.entries })),
    /** Where the bets were, the most valid bet first. */
    gameTypes: v.array(
      v.object({
        gameType: v.string(),
        name: v.string(),
        /** Accounts with a valid bet there. */
        active: v.number(),
        bets: v.number(),
        validBet: moneySchema,
        wins: moneySchema,
        net: moneySchema,
      }),
    ),
  }),
});

/** How the contract of a kind that an account receives stands: `ending` when its end was asked for, `none` without one. */
const standingSchema = v.object({
  kind: v.picklist(contractKinds),
  state: v.picklist(['none', 'offered', 'active', 'ending']),
  /** The highest rate, of a contract that the agent who asks has given. */
  rate: v.optional(v.string()),
});

/** An account of the tree. What a member has asked for to protect themselves is told to nobody. */
const memberSchema = v.object({
  account: v.string(),
  nickname: v.string(),
  /** Member type (spec §9): 0 member; 1, 2, 41, 42 agent. */
  level: v.number(),
  /** How far below the agent who asks: 1 is directly. */
  depth: v.number(),
  /** Accounts directly below it, and all in its tree. */
  direct: v.number(),
  downlines: v.number(),
  /** What is in the wallet and at vendors. */
  balance: moneySchema,
  joined: instantSchema,
  /** The last login or bet; absent without one. */
  lastActive: v.optional(instantSchema),
  /** `closed` by the operator. */
  state: v.picklist(['open', 'closed']),
  /** Of each kind that the merchant has; of an agent alone. */
  contracts: v.array(standingSchema),
});
export type TeamMember = v.InferOutput<typeof memberSchema>;

const personSchema = v.object({ account: v.string(), nickname: v.string() });

/** From directly below the agent down to an account's upline. */
const pathSchema = v.array(personSchema);

/**
 * The accounts directly below one of the tree, or below the agent; or those of the whole tree whose name or nickname contains some
 * letters (spec §2, downlinesManagement). By name.
 */
export const teamDownlines = endpoint({
  id: 'teamDownlines',
  method: 'GET',
  path: '/wps/agent/team/downlines',
  token: true,
  request: v.object({
    /** Username whose direct downlines are asked for; the agent's own without it. */
    account: v.optional(v.string()),
    /** Looks in the tree beneath that account instead. */
    search: v.optional(v.pipe(v.string(), v.maxLength(50))),
    /** Only those to whom the agent can offer a contract: agents directly below whose accounts are open. */
    only: v.optional(v.literal('offerable')),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({
    /** With the way to each, which a found account is shown with. */
    list: v.array(v.object({ ...memberSchema.entries, path: pathSchema })),
    totalPages: v.number(),
    total: v.number(),
    /** All accounts of the agent's tree. */
    team: v.number(),
  }),
});

export type TeamDownline = v.InferOutput<typeof teamDownlines.response>['list'][number];

/** One account of the tree, with the way to it; contact data is masked. */
export const teamMember = endpoint({
  id: 'teamMember',
  method: 'GET',
  path: '/wps/agent/team/member',
  token: true,
  request: v.object({ account: v.string() }),
  response: v.object({
    ...memberSchema.entries,
    path: pathSchema,
    /** VIP rank. */
    rankLevel: v.number(),
    /** Whether the agent may transfer to it: it is directly below. */
    transfers: v.boolean(),
    contact: v.object({ mobile: v.optional(v.string()), email: v.optional(v.string()) }),
  }),
});

/** Whose rows are asked for: the whole team's; those of an account with its tree, or (`own`) of that account alone. */
const whose = {
  account: v.optional(v.string()),
  part: v.optional(v.picklist(['own', 'line']), 'line'),
};

/** The entries of a team of some days. */
const daysAndPage = { ...days, pageNo: pageNoSchema, pageSize: pageSizeSchema };

const betFilter = {
  ...whose,
  gameType: v.optional(v.string()),
  status: v.optional(v.picklist(betStates)),
};

/** The team's bets, the last settled or placed first (spec §2, personalHistoryCopy). */
export const teamBets = endpoint({
  id: 'teamBets',
  method: 'GET',
  path: '/wps/agent/team/bets',
  token: true,
  request: v.pipe(
    v.object({ ...betFilter, ...daysAndPage }),
    v.check((asked) => isPeriod(asked), periodMessage),
  ),
  response: v.object({
    list: v.array(v.object({ ...personSchema.entries, ...betSchema.entries })),
    totalPages: v.number(),
    /** Of all bets that were asked for, on whichever page; open and void ones count nothing. */
    totals: v.object({
      bets: v.number(),
      validBet: moneySchema,
      wins: moneySchema,
      net: moneySchema,
    }),
  }),
});
export type TeamBet = v.InferOutput<typeof teamBets.response>['list'][number];

/** Columns that profit and loss can be sorted by. */
export const profitColumns = [
  'account',
  'deposits',
  'withdrawals',
  'bonuses',
  'bets',
  'validBet',
  'wins',
  'net',
] as const;
export type ProfitColumn = (typeof profitColumns)[number];

const profitRow = v.object({
  ...personSchema.entries,
  level: v.number(),
  depth: v.number(),
  direct: v.number(),
  /** What the account itself did. */
  own: figuresSchema,
  /** The same with everybody in its tree. */
  line: figuresSchema,
});
export type TeamProfitRow = v.InferOutput<typeof profitRow>;

const profitFilter = {
  /** Username whose downlines are asked for; the agent's own without it. */
  account: v.optional(v.string()),
  /** `direct`: those directly below, which `line` sorts and adds up; `all`: everybody beneath, by `own`. */
  rows: v.optional(v.picklist(['direct', 'all']), 'direct'),
  sort: v.optional(v.picklist(profitColumns), 'validBet'),
  ascending: v.optional(v.boolean(), false),
};

/** Profit and loss by user (spec §2, palStatementsAgentCopy). */
export const teamProfit = endpoint({
  id: 'teamProfit',
  method: 'GET',
  path: '/wps/agent/team/profit',
  token: true,
  request: v.pipe(
    v.object({ ...profitFilter, ...daysAndPage }),
    v.check((asked) => isPeriod(asked), periodMessage),
  ),
  response: v.object({
    list: v.array(profitRow),
    totalPages: v.number(),
    /** The account whose downlines these are, and the way to it; absent when it is the agent. */
    of: v.optional(v.object({ ...profitRow.entries, path: pathSchema })),
    /** Of all rows on all pages: the sum of `line` of those directly below, which is that of `own` of everybody beneath. */
    totals: figuresSchema,
  }),
});

/** Why money of a team moved. What an agent below is paid, and points, stay between the two that they are about. */
export const teamTransactionKinds = [
  'deposit',
  'withdrawal',
  'fee',
  'transfer',
  'bonus',
  'rebate',
  'reward',
] as const;
export type TeamTransactionKind = (typeof teamTransactionKinds)[number];
const kind = v.picklist(teamTransactionKinds);

/** Money in and out of the team's wallets, newest first (spec §2, agentDownlineTransactionDetailsCopy). */
export const teamTransactions = endpoint({
  id: 'teamTransactions',
  method: 'GET',
  path: '/wps/agent/team/transactions',
  token: true,
  request: v.pipe(
    v.object({ ...whose, kind: v.optional(kind), ...daysAndPage }),
    v.check((asked) => isPeriod(asked), periodMessage),
  ),
  response: v.object({
    list: v.array(
      v.object({
        ...personSchema.entries,
        /** Reference number for member and support. */
        reference: v.string(),
        time: instantSchema,
        kind,
        /** What went into the wallet; below nothing when it came out. A withdrawal is told when it is sent. */
        amount: moneySchema,
        /** Of a transfer: the other member, if it is the agent or one of the team. */
        otherAccount: v.optional(v.string()),
      }),
    ),
    totalPages: v.number(),
    /** Of all that were asked for, by kind: what went into wallets, what came out (not negative), and in − out. */
    totals: v.array(
      v.object({ kind, count: v.number(), in: moneySchema, out: moneySchema, net: moneySchema }),
    ),
  }),
});
export type TeamTransaction = v.InferOutput<typeof teamTransactions.response>['list'][number];

const incomeSchema = v.object({
  dividend: moneySchema,
  daily: moneySchema,
  hourly: moneySchema,
  realtime: moneySchema,
  total: moneySchema,
});

/** What the agent was paid by contracts for periods that are over, by the day on which a paid period ended (spec §2, agentRevenueReport). */
export const agentRevenue = endpoint({
  id: 'agentRevenue',
  method: 'GET',
  path: '/wps/agent/revenue',
  token: true,
  request: v.pipe(
    v.object(days),
    v.check((asked) => isPeriod(asked), periodMessage),
  ),
  response: v.object({
    timeZone: v.string(),
    /** The kinds that the merchant has, and those that were paid. */
    kinds: v.array(v.picklist(contractKinds)),
    /** Newest first; a day without income is left out. */
    days: v.array(v.object({ day: daySchema, ...incomeSchema.entries })),
    totals: incomeSchema,
    /** The days before, as many. */
    before: v.object({ ...days, totals: incomeSchema }),
  }),
});

/** What of a team can be taken out as a file. */
export const teamExports = ['bets', 'transactions', 'profit', 'overview', 'income', 'pay'] as const;
export type TeamExport = (typeof teamExports)[number];

/** Those of the whole team, or of the agent's own pay: they take no account. */
const filesOfAgent: readonly TeamExport[] = ['overview', 'income', 'pay'];

/** How many lines of a file come at once, at most. */
export const teamExportLines = 5000;

/**
 * A part of a file of a team's entries as comma-separated values (RFC 4180), filtered as its list is: the parts in order are the
 * file.
 */
export const teamExport = endpoint({
  id: 'teamExport',
  method: 'GET',
  path: '/wps/agent/team/export',
  token: true,
  request: v.pipe(
    v.object({
      what: v.picklist(teamExports),
      ...betFilter,
      kind: v.optional(kind),
      rows: profitFilter.rows,
      /** Of pay by period; each kind without it. */
      contract: v.optional(v.picklist(contractKinds)),
      ...days,
      pageNo: pageNoSchema,
      /** Of every part after the first: what the first one said, so that what happens meanwhile moves no line to another part. */
      until: v.optional(instantSchema),
      without: withoutSchema,
    }),
    v.check((asked) => isPeriod(asked), periodMessage),
    v.check(
      ({ what, account }) => account === undefined || !filesOfAgent.includes(what),
      'expected no account for a file of the whole team, or of the own pay',
    ),
  ),
  response: v.object({
    fileName: v.string(),
    /** Lines end with CR LF, the first one of the first part names the columns; times are in the merchant's time zone. */
    text: v.string(),
    /** Lines of this part and of the file, without the one that names the columns. */
    lines: v.number(),
    totalLines: v.number(),
    totalPages: v.number(),
    /** The moment that the file tells of. */
    until: instantSchema,
  }),
});

/** Calls about an agent's team, by id. */
export const teamCalls = {
  teamOverview,
  teamDownlines,
  teamMember,
  teamBets,
  teamProfit,
  teamTransactions,
  agentRevenue,
  teamExport,
};
