import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema } from './fields.ts';
import { amountSchema } from './member-fields.ts';

/** An account in the line of a member. */
const personSchema = v.object({ account: v.string(), nickname: v.string() });

/** What stands in the way of every transfer: stakes that a bonus still asks for, or a break that the member takes. */
export const transferBlocks = ['turnover', 'timeOut', 'selfExcluded'] as const;

/** To whom a member may transfer, and how much (spec §1 "transfer to an upline or a direct downline"). */
export const transferTargetsSchema = v.object({
  /** Absent when the platform does not let this member transfer upwards (spec §3 `toUpline`). */
  upline: v.optional(personSchema),
  downlines: v.array(personSchema),
  min: moneySchema,
  max: moneySchema,
  /** What the wallet holds. */
  available: moneySchema,
  /** Everything that stands in the way now; a transfer can be made when there is nothing. */
  blocks: v.array(
    v.object({
      reason: v.picklist(transferBlocks),
      /** How much must still be staked. */
      amount: v.optional(moneySchema),
      /** When the break or the exclusion ends. */
      until: v.optional(instantSchema),
    }),
  ),
});
export type TransferTargets = v.InferOutput<typeof transferTargetsSchema>;

/** The upline and the direct downlines that this member may transfer to. */
export const transferTargets = endpoint({
  id: 'transferTargets',
  method: 'GET',
  path: '/wps/member/transfer/targets',
  token: true,
  request: v.object({}),
  response: transferTargetsSchema,
});

/** Transfers money of the wallet to the upline or a direct downline; it is there at once and cannot be taken back. */
export const transferCreate = endpoint({
  id: 'transferCreate',
  method: 'POST',
  path: '/wps/member/transfer',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({
    /** Username of the receiver. */
    account: v.string(),
    amount: amountSchema,
    /** The payment password. */
    password: v.string(),
  }),
  response: v.object({
    reference: v.string(),
    account: v.string(),
    amount: moneySchema,
    time: instantSchema,
  }),
});

/** Calls that transfer along the line of agents and members, by id. */
export const transferCalls = { transferTargets, transferCreate };
