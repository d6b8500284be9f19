import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema } from './fields.ts';
import { amountSchema } from './member-fields.ts';

/** What a member may limit: money paid in, money lost, minutes signed in. */
export const limitKinds = ['deposit', 'loss', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** For how long a limit counts, back from now: 24 hours, 7 days, 30 days. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Money as a decimal string, or a whole number of minutes as text, by the limit's kind. */
const quantitySchema = moneySchema;

/** A limit of the member's own. Of several that touch an act, the one with the least left decides. */
export const limitSchema = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  amount: quantitySchema,
  used: quantitySchema,
  left: quantitySchema,
  /** When some of what is used ceases to count; absent while nothing is used. */
  resetsAt: v.optional(instantSchema),
  /** When it began to hold. */
  since: instantSchema,
  /** A higher limit, or none at all (null): when it was asked for, and from when it may be confirmed; it holds not before. */
  pending: v.optional(
    v.object({ amount: v.nullable(quantitySchema), asked: instantSchema, from: instantSchema }),
  ),
});
export type Limit = v.InferOutput<typeof limitSchema>;

/** Everything that a member has set to protect themselves. */
export const protectionSchema = v.object({
  limits: v.array(limitSchema),
  /** Minutes of play after which time and net position are read out; absent: never. */
  realityCheckMinutes: v.optional(v.number()),
  /** The break that holds now. */
  break: v.optional(
    v.object({
      kind: v.picklist(['timeOut', 'selfExclusion']),
      since: instantSchema,
      until: instantSchema,
    }),
  ),
});
export type Protection = v.InferOutput<typeof protectionSchema>;

const limitNameSchema = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
});

/** Limits, reality check and break of the member. */
export const protection = endpoint({
  id: 'protection',
  method: 'GET',
  path: '/wps/member/protection',
  token: true,
  request: v.object({}),
  response: protectionSchema,
});

/** Sets a limit to a free amount. A lower one holds at once; a higher one, or none (null), waits 24 hours and then for `limitConfirm`. */
export const limitSet = endpoint({
  id: 'limitSet',
  method: 'PUT',
  path: '/wps/member/protection/limit',
  token: true,
  request: v.object({ ...limitNameSchema.entries, amount: v.nullable(amountSchema) }),
  response: protectionSchema,
});

/** Confirms a higher limit after its wait; until then the lower one holds. */
export const limitConfirm = endpoint({
  id: 'limitConfirm',
  method: 'POST',
  path: '/wps/member/protection/limit/confirm',
  token: true,
  request: limitNameSchema,
  response: protectionSchema,
});

/** Forgets a higher limit that waits: the limit stays as it is. */
export const limitKeep = endpoint({
  id: 'limitKeep',
  method: 'POST',
  path: '/wps/member/protection/limit/keep',
  token: true,
  request: limitNameSchema,
  response: protectionSchema,
});

/** Sets the minutes between two reality checks; null for none. */
export const realityCheckSet = endpoint({
  id: 'realityCheckSet',
  method: 'PUT',
  path: '/wps/member/protection/reality-check',
  token: true,
  request: v.object({
    minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240))),
  }),
  response: protectionSchema,
});

/** Lengths of a break: of a time-out in hours, of a self-exclusion in months. */
export const breakLengths = { timeOut: [24, 168, 720], selfExclusion: [6, 12, 60] } as const;

/** Begins a break, or makes the one that holds longer. Nothing makes it shorter, and nothing ends it before its time. */
export const takeBreak = endpoint({
  id: 'takeBreak',
  method: 'POST',
  path: '/wps/member/protection/break',
  token: true,
  request: v.union([
    v.object({ kind: v.literal('timeOut'), hours: v.picklist(breakLengths.timeOut) }),
    v.object({ kind: v.literal('selfExclusion'), months: v.picklist(breakLengths.selfExclusion) }),
  ]),
  response: protectionSchema,
});

/** Calls by which members protect themselves, by id. */
export const protectionCalls = {
  protection,
  limitSet,
  limitConfirm,
  limitKeep,
  realityCheckSet,
  takeBreak,
};
