import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { lengthOf } from '../text-length.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { imagesSchema, uploadedSchema } from './files.ts';
import { amountSchema, maxCommentLength, pageNoSchema, pageSizeSchema } from './member-fields.ts';
import { payeeKinds, payeeSchema } from './payees.ts';

/**
 * The steps of a withdrawal, and its other ends: `rejected` (the money is back in the wallet), `disputed` (the member says that it
 * did not come), `forcedReceived` (ended by the platform, no refund).
 */
export const withdrawalStates = [
  'requested',
  'inReview',
  'approved',
  'sent',
  'received',
  'rejected',
  'disputed',
  'forcedReceived',
] as const;

/** Who acts next. */
const actorSchema = v.picklist(['member', 'platform', 'nobody']);

/** Why a withdrawal cannot be asked for now. */
export const withdrawalBlocks = ['turnover', 'openWithdrawal', 'dailyCount', 'notOffered'] as const;

/** Why a request was turned down. */
export const rejectionReasons = [
  'payeeDiffers',
  'turnoverOpen',
  'documentsNeeded',
  'paymentRefused',
] as const;

/** What a member may say of a withdrawal that was sent (spec §4 "Withdrawal confirmation"). */
export const confirmAnswers = ['received', 'notReceived', 'fullPaymentMade'] as const;

/** What a withdrawal costs, how long it takes, and what stands in its way. */
export const withdrawalTerms = endpoint({
  id: 'withdrawalTerms',
  method: 'GET',
  path: '/wps/member/withdrawal/terms',
  token: true,
  request: v.object({}),
  response: v.object({
    currency: v.string(),
    /** What the wallet holds. */
    available: moneySchema,
    /** By kind of the account that is paid out to. */
    kinds: v.array(
      v.object({
        kind: v.picklist(payeeKinds),
        min: moneySchema,
        max: moneySchema,
        /** Taken from the amount. */
        fee: moneySchema,
        /** Usual minutes from request to sending. */
        usualMinutes: v.number(),
      }),
    ),
    /** Everything that stands in the way now; a withdrawal can be asked for when there is nothing. */
    blocks: v.array(
      v.object({
        reason: v.picklist(withdrawalBlocks),
        /** How much must still be staked. */
        amount: v.optional(moneySchema),
        /** The withdrawal that is open, or the bonus that the stakes are for: each that holds money back has its own entry. */
        reference: v.optional(v.string()),
        until: v.optional(instantSchema),
      }),
    ),
    /** How many may be asked for within 24 hours. */
    dailyCount: v.number(),
    /** Minutes after sending at which a withdrawal counts as received by itself (spec §9). */
    autoReceiveMinutes: v.number(),
  }),
});

/** A withdrawal in a list. */
export const withdrawalSchema = v.object({
  reference: v.string(),
  payee: v.omit(payeeSchema, ['addedAt']),
  amount: moneySchema,
  fee: moneySchema,
  /** What is paid out: the amount without the fee. */
  payout: moneySchema,
  currency: v.string(),
  state: v.picklist(withdrawalStates),
  createdAt: instantSchema,
  changedAt: instantSchema,
  /** Until when the member may confirm; at this moment it counts as received. In state `sent` only. */
  confirmBy: v.optional(instantSchema),
});

/** A withdrawal with everything that a member can see of it. */
export const withdrawalDetailSchema = v.object({
  ...withdrawalSchema.entries,
  /** Who acts next. */
  next: actorSchema,
  /** When the next step is usually taken, if it is the platform's. */
  expectedAt: v.optional(instantSchema),
  /** What the member may answer now. */
  answers: v.array(v.picklist(confirmAnswers)),
  /** Every step taken, and those still to come without a time. */
  timeline: v.array(
    v.object({
      state: v.picklist(withdrawalStates),
      time: v.optional(instantSchema),
      /** Of a payment that was sent: its number there. Each payment has its own. */
      reference: v.optional(v.string()),
      /** Usual minutes until the next step; absent where there is none, or no usual time. */
      usualMinutes: v.optional(v.number()),
      /** Who acts after this step. */
      next: actorSchema,
    }),
  ),
  /** Who said that it was received: the member, or the deadline. */
  receivedBy: v.optional(v.picklist(['member', 'fullPaymentMade', 'deadline', 'clerk'])),
  rejection: v.optional(
    v.object({
      reason: v.picklist(rejectionReasons),
      /** What to do, and how long that takes. */
      message: v.string(),
      language: textLanguageSchema,
    }),
  ),
  dispute: v.optional(
    v.object({
      caseNumber: v.string(),
      openedAt: instantSchema,
      /** Each "Not received" with its images; there are more when what was paid again did not come either. */
      reports: v.array(
        v.object({
          time: instantSchema,
          comment: v.optional(v.string()),
          proofs: v.array(uploadedSchema),
        }),
      ),
      /** How it ended; absent while it is open. */
      outcome: v.optional(v.picklist(['paidAgain', 'received', 'forcedReceived'])),
    }),
  ),
});

/** Asks for a withdrawal: the money leaves the wallet at once and is held until it is sent. */
export const withdrawalCreate = endpoint({
  id: 'withdrawalCreate',
  method: 'POST',
  path: '/wps/member/withdrawal',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({
    /** Id of the account to pay out to. */
    payee: v.string(),
    amount: amountSchema,
    /** The payment password. */
    password: v.string(),
  }),
  response: withdrawalDetailSchema,
});

/** The member's withdrawals, newest first. */
export const withdrawalList = endpoint({
  id: 'withdrawalList',
  method: 'GET',
  path: '/wps/member/withdrawal/list',
  token: true,
  request: v.object({
    state: v.optional(v.picklist(withdrawalStates)),
    /** Asked for at this moment or later, and not after the second. */
    from: v.optional(instantSchema),
    to: v.optional(instantSchema),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(withdrawalSchema), totalPages: v.number() }),
});

/** One of the member's withdrawals. */
export const withdrawalDetail = endpoint({
  id: 'withdrawalDetail',
  method: 'GET',
  path: '/wps/member/withdrawal/detail',
  token: true,
  request: v.object({ reference: v.string() }),
  response: withdrawalDetailSchema,
});

/**
 * Says whether a withdrawal that was sent has come: Received; Not received, with one to three images that show it; or Full payment
 * made (spec §4).
 */
export const withdrawalConfirm = endpoint({
  id: 'withdrawalConfirm',
  method: 'POST',
  path: '/wps/member/withdrawal/confirm',
  token: true,
  idempotent: true,
  body: 'multipart',
  request: v.object({
    reference: v.string(),
    answer: v.picklist(confirmAnswers),
    comment: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (comment) => lengthOf(comment) <= maxCommentLength,
          `expected at most ${maxCommentLength} characters`,
        ),
      ),
    ),
    images: v.optional(imagesSchema, []),
  }),
  response: withdrawalDetailSchema,
});

/** Calls that pay out, by id. None of them takes a request back. */
export const withdrawalCalls = {
  withdrawalTerms,
  withdrawalCreate,
  withdrawalList,
  withdrawalDetail,
  withdrawalConfirm,
};
