import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** What a member's settled bets have earned back since the last claim, at the rate of each game type. */
export const rebateOverview = endpoint({
  id: 'rebateOverview',
  method: 'GET',
  path: '/wps/member/rebate',
  token: true,
  request: v.object({}),
  response: v.object({
    /** Whether members claim rebates themselves here (spec §3, site setting MANPLAYREB3). */
    enabled: v.boolean(),
    /** When the last claim was, or the account opened: bets settled from then on count. */
    since: instantSchema,
    list: v.array(
      v.object({
        gameType: v.string(),
        name: v.string(),
        /** Stakes of settled bets; void ones do not count. */
        validBet: moneySchema,
        /** Per cent of it, such as `0.8`. */
        rate: v.string(),
        amount: moneySchema,
      }),
    ),
    total: moneySchema,
  }),
});

/** Pays the rebate out to the wallet and begins to count again. */
export const rebateClaim = endpoint({
  id: 'rebateClaim',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  token: true,
  idempotent: true,
  request: v.object({}),
  response: v.object({ reference: v.string(), amount: moneySchema, time: instantSchema }),
});

/**
 * How a bonus stands: `available` can be claimed, `active` is being wagered; `completed` was wagered and paid out, `expired` ran out,
 * `givenUp` went back.
 */
export const bonusStates = ['available', 'active', 'completed', 'expired', 'givenUp'] as const;
export type BonusState = (typeof bonusStates)[number];

/** The main terms of a bonus; they stand beside the claim button. */
export const bonusTermsSchema = v.object({
  /** Stakes, in money, that have to be settled before the bonus is the member's own. */
  turnover: moneySchema,
  /** Days from the claim in which that must be done. */
  days: v.number(),
  /** A stake above this does not count. */
  maxBet: moneySchema,
  /** Game types whose stakes do not count. */
  excludedGameTypes: v.array(v.object({ gameType: v.string(), name: v.string() })),
  /** Whether no withdrawal can be made before the turnover is done or the bonus is given up; else the bonus alone is held back. */
  blocksWithdrawal: v.boolean(),
});

/** A bonus of a member. */
export const bonusSchema = v.object({
  bonusId: v.string(),
  name: v.string(),
  language: textLanguageSchema,
  state: v.picklist(bonusStates),
  amount: moneySchema,
  terms: bonusTermsSchema,
  /** Until when it can be claimed. */
  claimUntil: instantSchema,
  claimedAt: v.optional(instantSchema),
  /** Until when the turnover must be done; from the claim on. */
  expiresAt: v.optional(instantSchema),
  /** When it was completed, given up or ran out. */
  endedAt: v.optional(instantSchema),
  turnoverDone: moneySchema,
  turnoverLeft: moneySchema,
  /** Number of the claim, for support. */
  reference: v.optional(v.string()),
});
export type Bonus = v.InferOutput<typeof bonusSchema>;

/** The bonuses of a member: those to claim first, then the newest. */
export const bonusList = endpoint({
  id: 'bonusList',
  method: 'GET',
  path: '/wps/member/bonus',
  token: true,
  request: v.object({
    /** This one alone. */
    bonusId: v.optional(v.string()),
    state: v.optional(v.picklist(bonusStates)),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(bonusSchema), totalPages: v.number() }),
});

/** Claims a bonus, under its terms; one at a time. */
export const bonusClaim = endpoint({
  id: 'bonusClaim',
  method: 'POST',
  path: '/wps/member/bonus/claim',
  token: true,
  idempotent: true,
  request: v.object({ bonusId: v.string() }),
  response: bonusSchema,
});

/** Gives an active bonus up: it goes back whole, and withdrawals no longer wait for it. */
export const bonusGiveUp = endpoint({
  id: 'bonusGiveUp',
  method: 'POST',
  path: '/wps/member/bonus/giveUp',
  token: true,
  idempotent: true,
  request: v.object({ bonusId: v.string() }),
  response: bonusSchema,
});

/** How much waits in the reward centre (spec §2: a red badge when it is above 0). */
export const rewardCount = endpoint({
  id: 'rewardCount',
  method: 'GET',
  path: '/wps/member/reward/count',
  token: true,
  request: v.object({}),
  response: v.object({
    bonuses: v.number(),
    /** 1 when a rebate waits. */
    rebates: v.number(),
    missions: v.number(),
    /** Rewards of promotions. */
    activities: v.number(),
    /** 1 when today's turn in the raffle waits. */
    raffle: v.number(),
    /** Red envelopes and turns of the prize wheel. */
    chances: v.number(),
    total: v.number(),
  }),
});

/** Calls of rebates and bonuses, by id. */
export const rewardCalls = {
  rebateOverview,
  rebateClaim,
  bonusList,
  bonusClaim,
  bonusGiveUp,
  rewardCount,
};
