import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';

/** A red envelope to open, or a turn of the prize wheel (spec §1). The raffle has calls of its own, see `raffleStatus`. */
export const chanceKinds = ['envelope', 'wheel'] as const;
export type ChanceKind = (typeof chanceKinds)[number];

/** How a chance stands; one that was not taken in its time is over. */
export const chanceStates = ['waiting', 'taken', 'expired'] as const;

/** What was drawn. */
const outcomeSchema = v.object({
  /** Which of the prizes, counted from 0. */
  prize: v.number(),
  amount: moneySchema,
  reference: v.string(),
  time: instantSchema,
});

/** A chance that a member was given: it costs nothing, and its prizes are money without a wagering requirement. */
export const chanceSchema = v.object({
  chanceId: v.string(),
  kind: v.picklist(chanceKinds),
  /** What it was given for, in `language`. */
  from: v.string(),
  language: textLanguageSchema,
  state: v.picklist(chanceStates),
  givenAt: instantSchema,
  /** Until when it can be taken. */
  until: instantSchema,
  /** Every prize, one of nothing included, in the order of the wheel; the chances add up to 100. They stay as they were given. */
  prizes: v.array(v.object({ amount: moneySchema, chancePercent: v.number() })),
  /** What came of it, in state `taken`. */
  outcome: v.optional(outcomeSchema),
});
export type Chance = v.InferOutput<typeof chanceSchema>;

/** The chances that a member was given: those that wait, the first to end first, then the others, the newest first. */
export const chanceList = endpoint({
  id: 'chanceList',
  method: 'GET',
  path: '/wps/member/chance',
  token: true,
  request: v.object({}),
  response: v.object({ list: v.array(chanceSchema) }),
});

/**
 * Takes a chance: the platform draws the prize, pays it, and answers what it was; a page shows nothing before that. One that was
 * taken already, in another tab, is answered as it came out then.
 */
export const chanceTake = endpoint({
  id: 'chanceTake',
  method: 'POST',
  path: '/wps/member/chance/take',
  token: true,
  idempotent: true,
  request: v.object({ chanceId: v.string() }),
  response: v.object({ ...chanceSchema.entries, outcome: outcomeSchema }),
});

/** Calls of red envelopes and the prize wheel, by id. */
export const chanceCalls = { chanceList, chanceTake };
