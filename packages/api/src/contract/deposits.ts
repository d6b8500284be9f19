import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { imagesSchema, uploadedSchema } from './files.ts';
import { amountSchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** Kinds of ways to pay in and out. */
export const paymentKinds = ['bank', 'wallet', 'qr', 'card', 'agent'] as const;

/** What a member fills in, by name of the field. */
const filledSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(100)));

/** A way to pay in, as it stands now. */
export const depositMethodSchema = v.object({
  code: v.string(),
  kind: v.picklist(paymentKinds),
  label: v.string(),
  language: textLanguageSchema,
  min: moneySchema,
  max: moneySchema,
  /** What is taken from the amount when it arrives. */
  fee: moneySchema,
  currency: v.string(),
  /** Usual minutes from payment to arrival, as things go now: a slow method says more. */
  etaMinutes: v.number(),
  status: v.picklist(['up', 'slow', 'down']),
  /** Opening hours in the merchant's time zone, `08:00-22:00`; absent: always. */
  hours: v.optional(v.string()),
  /** Whether a deposit can be made now: the method is not down and its hours are on. */
  open: v.boolean(),
  /** When its hours begin again; absent while they are on. */
  opensAt: v.optional(instantSchema),
  /** What a member fills in before paying, in this order. */
  fields: v.array(v.string()),
  /** What a member knows only after paying, such as the bank's own reference, and fills in then. */
  paidFields: v.array(v.string()),
});

/** Lists the ways to pay in. */
export const depositMethods = endpoint({
  id: 'depositMethods',
  method: 'GET',
  path: '/wps/member/deposit/methods',
  token: true,
  request: v.object({}),
  response: v.object({ list: v.array(depositMethodSchema) }),
});

/**
 * `created` waits for the payment, `paid` for its arrival; the others are the end: `expired` was never paid, `cancelled` was given up
 * by the member before paying.
 */
export const depositStates = [
  'created',
  'paid',
  'arrived',
  'failed',
  'expired',
  'cancelled',
] as const;

/** Why a payment was not booked. */
export const depositFailures = ['notFound', 'amountDiffers', 'senderDiffers'] as const;

/** A deposit in a list. */
export const depositSchema = v.object({
  reference: v.string(),
  method: v.string(),
  kind: v.picklist(paymentKinds),
  label: v.string(),
  language: textLanguageSchema,
  amount: moneySchema,
  fee: moneySchema,
  /** What reaches the wallet: the amount without the fee. */
  credited: moneySchema,
  currency: v.string(),
  state: v.picklist(depositStates),
  createdAt: instantSchema,
  /** Until when it waits for the payment. */
  payBy: instantSchema,
  paidAt: v.optional(instantSchema),
  /** When it should be there; from `paid` on. */
  expectedAt: v.optional(instantSchema),
  /** When it arrived, failed, expired or was cancelled. */
  settledAt: v.optional(instantSchema),
  /** Number of the case that "I have paid" opens: support knows the payment by it. */
  caseNumber: v.optional(v.string()),
});

/** A deposit with everything that a member can see of it. */
export const depositDetailSchema = v.object({
  ...depositSchema.entries,
  /** Minutes that it usually takes once it is paid. */
  expectedMinutes: v.number(),
  /** Paid, and later than expected. */
  late: v.boolean(),
  /** Who acts next. */
  next: v.picklist(['member', 'platform', 'nobody']),
  /** Where to pay; an account where the method has one, and the text of a QR code where it is paid by one. */
  payTo: v.object({
    name: v.string(),
    account: v.optional(v.string()),
    /** What to write with the payment, so that it is known again. */
    note: v.string(),
    qr: v.optional(v.string()),
  }),
  fields: filledSchema,
  timeline: v.array(v.object({ state: v.picklist(depositStates), time: instantSchema })),
  proofs: v.array(uploadedSchema),
  failure: v.optional(
    v.object({
      reason: v.picklist(depositFailures),
      message: v.string(),
      language: textLanguageSchema,
    }),
  ),
});

/** Begins a deposit: the answer says where to pay, and until when. No money moves before it arrives. */
export const depositCreate = endpoint({
  id: 'depositCreate',
  method: 'POST',
  path: '/wps/member/deposit',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({
    /** Code of the method. */
    method: v.string(),
    amount: amountSchema,
    fields: v.optional(filledSchema, {}),
  }),
  response: depositDetailSchema,
});

/** "I have paid": opens a case with a number and the minutes to expect. */
export const depositPaid = endpoint({
  id: 'depositPaid',
  method: 'POST',
  path: '/wps/member/deposit/paid',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({ reference: v.string(), fields: v.optional(filledSchema, {}) }),
  response: depositDetailSchema,
});

/** Adds images of the payment to a deposit that waits; three in all. */
export const depositProof = endpoint({
  id: 'depositProof',
  method: 'POST',
  path: '/wps/member/deposit/proof',
  token: true,
  idempotent: true,
  body: 'multipart',
  request: v.object({ reference: v.string(), images: imagesSchema }),
  response: depositDetailSchema,
});

/** Gives up a deposit that is not paid. */
export const depositCancel = endpoint({
  id: 'depositCancel',
  method: 'POST',
  path: '/wps/member/deposit/cancel',
  token: true,
  idempotent: true,
  request: v.object({ reference: v.string() }),
  response: depositDetailSchema,
});

/** The member's deposits, newest first. */
export const depositList = endpoint({
  id: 'depositList',
  method: 'GET',
  path: '/wps/member/deposit/list',
  token: true,
  request: v.object({
    state: v.optional(v.picklist(depositStates)),
    /** Begun at this moment or later, and not after the second. */
    from: v.optional(instantSchema),
    to: v.optional(instantSchema),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(depositSchema), totalPages: v.number() }),
});

/** One of the member's deposits. */
export const depositDetail = endpoint({
  id: 'depositDetail',
  method: 'GET',
  path: '/wps/member/deposit/detail',
  token: true,
  request: v.object({ reference: v.string() }),
  response: depositDetailSchema,
});

/** Calls that pay in, by id. */
export const depositCalls = {
  depositMethods,
  depositCreate,
  depositPaid,
  depositProof,
  depositCancel,
  depositList,
  depositDetail,
};
