import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema } from './fields.ts';
import { amountSchema, daySchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** What a contract pays: a share of what the line below has lost, or a wage on what it has bet by day, by hour or in five minutes. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** How often a contract is settled (spec §9 "Period types"); a wage by the hour or in real time has its kind as its period. */
export const periodTypes = [
  'Daily',
  'Weekly',
  'Semimonthly',
  'Monthly',
  'Hourly',
  'Every5Minutes',
] as const;

/** Per cent with at most two digits after the point, such as `0.8`. */
export const rateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,2})?$/, 'expected per cent as a decimal string, such as "0.8"'),
);

/** How many active members a tier asks for at most. */
export const mostActiveMembers = 1_000_000;

/** One step of a contract: from these figures on, this rate (spec §3 "Dividend contract labels", "Wage contract labels"). */
const tierSchema = v.object({
  /** Bets of the period: `period valid bet` of a dividend, `bet amount per day or hour` of a wage. */
  betAmount: amountSchema,
  /** What the line below has lost in the period; for dividends. */
  periodProfitLoss: v.optional(amountSchema, '0'),
  /** Members below who have bet in the period; for dividends. */
  activeMembers: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostActiveMembers)),
    0,
  ),
  rate: rateSchema,
});

/** How a contract stands. An offer waits for the downline; a contract whose end is asked for stays active until the downline agrees. */
export const contractStates = ['offered', 'active', 'rejected', 'terminated'] as const;

/** A contract of an agent with one directly below, or with the house. */
export const contractSchema = v.object({
  contractId: v.string(),
  kind: v.picklist(contractKinds),
  periodType: v.picklist(periodTypes),
  /** `given` to the account below, or `received` from the one above; the house when that is absent. */
  side: v.picklist(['given', 'received']),
  account: v.optional(v.string()),
  nickname: v.optional(v.string()),
  /** What the upline asks: a new contract, or the end of this one. */
  request: v.picklist(['new', 'termination']),
  state: v.picklist(contractStates),
  /** The highest rate of its tiers. */
  rate: v.string(),
  tiers: v.array(tierSchema),
  /** When it was offered. */
  time: instantSchema,
  /** When it was accepted; absent when it never was. */
  begunTime: v.optional(instantSchema),
  /** When it began, was rejected or ended last. */
  decidedTime: v.optional(instantSchema),
  /**
   * Why it ended: by the downline, by the upline with the downline's consent, for a newer contract, or by itself: since the upline's
   * own rate fell below it, or since the upline's own period no longer holds whole periods of it.
   */
  endedBy: v.optional(v.picklist(['downline', 'upline', 'newer', 'lowerRate', 'otherPeriod'])),
});
export type AgentContract = v.InferOutput<typeof contractSchema>;

/** The agent's own contract of one kind. */
const standingSchema = v.object({
  /** Whether the merchant has this kind (features enableCt, salary, hourSalary, agentRealtimeSalary). */
  enabled: v.boolean(),
  contract: v.optional(contractSchema),
});

/** Consolidated contract info (spec §3, §7): which salaries and dividends the agent is paid, and by which contract. */
export const consolidatedContract = endpoint({
  id: 'consolidatedContract',
  method: 'GET',
  path: '/wps/agent/contract/consolidated',
  origin: 'name',
  token: true,
  request: v.object({}),
  response: v.object({
    dividend: standingSchema,
    dailySalary: standingSchema,
    hourlySalary: standingSchema,
    realtimeSalary: standingSchema,
    /** Whether agents may give contracts to agents below; a licensed merchant needs a legal basis for it (domain.md B2 31). */
    multiLevel: v.boolean(),
    /** What a licensed merchant's levels rest on. */
    legalBasis: v.optional(v.string()),
  }),
});

/** Where the pay of a period stands: `processing` while the period runs, and what is said of it may still change. */
const payStateSchema = v.picklist(['processing', 'issued']);

/** What a contract came to in a period, from its beginning or the period's on to the end of whichever ended first. */
const payLineSchema = v.object({
  contractId: v.string(),
  from: instantSchema,
  /** Not included. */
  to: instantSchema,
  /** Stakes of the line below on bets that were decided in this time. */
  betAmount: moneySchema,
  /** What the line below has lost on them; negative when it has won. */
  periodProfitLoss: moneySchema,
  /** Members below with such a bet. */
  activeMembers: v.number(),
  /** The contract's tiers, lowest first. */
  tiers: v.array(tierSchema),
  /** Which of them was reached, from 0; absent when none was. */
  tier: v.optional(v.number()),
  /** Its rate; `0` when none was reached. */
  rate: v.string(),
  amount: moneySchema,
  /** What the next tier still lacks of each figure; absent on the highest. */
  next: v.optional(
    v.object({
      rate: v.string(),
      betAmount: moneySchema,
      periodProfitLoss: moneySchema,
      activeMembers: v.number(),
    }),
  ),
});
export type PayLine = v.InferOutput<typeof payLineSchema>;

/** How the pay of a period was worked out: `amount` is `earned` less `given` less `carriedIn`, and nothing where that is below it. */
const paySchema = v.object({
  from: instantSchema,
  /** Not included. */
  to: instantSchema,
  periodType: v.picklist(periodTypes),
  state: payStateSchema,
  /** More than one where a contract took another's place within the period. */
  lines: v.array(payLineSchema),
  /** What the lines come to. */
  earned: moneySchema,
  /** What contracts given to those directly below came to: they are paid out of what the agent earns. */
  given: v.array(v.object({ account: v.string(), nickname: v.string(), amount: moneySchema })),
  /** What contracts given came to beyond the agent's own in periods before, and in this one. */
  carriedIn: moneySchema,
  carriedOut: moneySchema,
  /** What the agent is paid. */
  amount: moneySchema,
  /** The rate reached last. */
  rate: v.string(),
});
export type AgentPay = v.InferOutput<typeof paySchema>;

/** The wage of one period. */
const wageSchema = v.object({ ...paySchema.entries, betAmount: moneySchema });

/**
 * Which pay is asked for: that of periods whose last moment is in some days of the merchant's time zone, both included; without them from
 * the first one on, and up to the present. Where that is the present, the first page begins with what runs, beside its other entries.
 */
const payRequest = v.object({
  from: v.optional(daySchema),
  to: v.optional(daySchema),
  pageNo: pageNoSchema,
  pageSize: pageSizeSchema,
});
const wagePage = v.object({ list: v.array(wageSchema), totalPages: v.number() });

/** Dividend processing (spec §7): the agent's dividends by period, the running one first. */
export const dividendProcessing = endpoint({
  id: 'dividendProcessing',
  method: 'GET',
  path: '/wps/agent/dividend/processing',
  origin: 'name',
  token: true,
  request: payRequest,
  response: v.object({
    list: v.array(
      v.object({
        ...paySchema.entries,
        periodValidBet: moneySchema,
        /** What the line below has lost; negative when it has won. */
        periodProfitLoss: moneySchema,
        activeMembers: v.number(),
      }),
    ),
    totalPages: v.number(),
  }),
});

/** Daily salary (spec §7): the agent's wage by day, the running one first. */
export const dailySalary = endpoint({
  id: 'dailySalary',
  method: 'GET',
  path: '/wps/agent/salary/daily',
  origin: 'name',
  token: true,
  request: payRequest,
  response: wagePage,
});

/** Hourly contract salary (spec §7): the agent's wage by hour, the running one first. A POST that only reads. */
export const hourlySalary = endpoint({
  id: 'hourlySalary',
  method: 'POST',
  path: '/wps/agent/salary/hourly',
  origin: 'name',
  token: true,
  request: payRequest,
  response: wagePage,
});

/**
 * Real-time salary contract (spec §7): the agent's wage by five minutes, the running one first. A POST that only reads: what is due is settled
 * by time, once for each five minutes, whichever call comes first.
 */
export const realtimeSalary = endpoint({
  id: 'realtimeSalary',
  method: 'POST',
  path: '/wps/agent/salary/realtime',
  origin: 'name',
  token: true,
  request: payRequest,
  response: v.object({
    ...wagePage.entries,
    /** When the next five minutes are over. */
    nextSettlement: instantSchema,
    /** What periods have paid whose last moment was today. */
    today: moneySchema,
  }),
});

/** The agent's contracts, newest first: given to those directly below, or received. */
export const contractList = endpoint({
  id: 'contractList',
  method: 'GET',
  path: '/wps/agent/contract/list',
  token: true,
  request: v.object({
    side: v.optional(v.picklist(['given', 'received'])),
    kind: v.optional(v.picklist(contractKinds)),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(contractSchema), totalPages: v.number() }),
});

/**
 * Offers a contract to an agent directly below, by the rules of `contract-terms.ts`: each tier asks for more and pays more than the
 * one before it, none of its rates is above the agent's own for that kind, and its period fits into the agent's own. A contract that
 * is there already holds until the new one is accepted.
 */
export const contractOffer = endpoint({
  id: 'contractOffer',
  method: 'POST',
  path: '/wps/agent/contract/offer',
  token: true,
  idempotent: true,
  request: v.object({
    /** Username of the downline. */
    account: v.string(),
    kind: v.picklist(contractKinds),
    /** Of a dividend; the agent's own when absent. A wage has its kind's. */
    periodType: v.optional(v.picklist(periodTypes)),
    tiers: v.pipe(v.array(tierSchema), v.minLength(1), v.maxLength(5)),
  }),
  response: contractSchema,
});

const byId = v.object({ contractId: v.string() });

/**
 * A contract as its holder read it when deciding. An offer may be taken back and an end may be asked for at any moment, so the platform
 * refuses an answer to what is no longer so: whoever accepts an offer never accepts the end that came after it.
 */
const asReadSchema = v.object({
  contractId: v.string(),
  state: contractSchema.entries.state,
  request: contractSchema.entries.request,
});

/** Asks a downline to end an active contract; an offer that waits is taken back at once. */
export const contractEndRequest = endpoint({
  id: 'contractEndRequest',
  method: 'POST',
  path: '/wps/agent/contract/end',
  token: true,
  idempotent: true,
  request: byId,
  response: contractSchema,
});

/**
 * Accepts an offer, or the end of a contract. A contract that begins replaces the one before it, and ends those that its holder has
 * given at a higher rate (spec §4).
 */
export const contractAccept = endpoint({
  id: 'contractAccept',
  method: 'POST',
  path: '/wps/agent/contract/accept',
  token: true,
  idempotent: true,
  request: asReadSchema,
  response: contractSchema,
});

/** Rejects an offer, or the end of a contract, which then stays active. */
export const contractReject = endpoint({
  id: 'contractReject',
  method: 'POST',
  path: '/wps/agent/contract/reject',
  token: true,
  idempotent: true,
  request: asReadSchema,
  response: contractSchema,
});

/** Ends a received contract, or an offer of one, at once: the downline's right, which needs nobody's consent. */
export const contractTerminate = endpoint({
  id: 'contractTerminate',
  method: 'POST',
  path: '/wps/agent/contract/terminate',
  token: true,
  idempotent: true,
  request: asReadSchema,
  response: contractSchema,
});

/** Calls about what agents are paid and the contracts with those below them, by id. */
export const agentCalls = {
  consolidatedContract,
  dividendProcessing,
  dailySalary,
  hourlySalary,
  realtimeSalary,
  contractList,
  contractOffer,
  contractEndRequest,
  contractAccept,
  contractReject,
  contractTerminate,
};
