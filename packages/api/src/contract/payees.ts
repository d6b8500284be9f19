import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema } from './fields.ts';

/** Kinds of accounts that money can be paid out to. */
export const payeeKinds = ['bank', 'wallet', 'qr'] as const;

/** Characters that each text of an account may have. */
export const payeeTextLength = 100;
const shortText = v.pipe(v.string(), v.maxLength(payeeTextLength));

/** An account of the member, as it is shown: of its number nobody reads more than the end. */
export const payeeSchema = v.object({
  id: v.string(),
  kind: v.picklist(payeeKinds),
  name: v.string(),
  /** Masked but for the last four signs. */
  account: v.string(),
  bankCode: v.optional(v.string()),
  branchCode: v.optional(v.string()),
  addedAt: instantSchema,
});

/** The accounts that this member can be paid out to. */
export const payeeList = endpoint({
  id: 'payeeList',
  method: 'GET',
  path: '/wps/member/payee/list',
  token: true,
  request: v.object({}),
  response: v.object({
    list: v.array(payeeSchema),
    /** How many a member may have. */
    max: v.number(),
    /** Name of the holder, which every account must bear; absent until the first account sets it. */
    holder: v.optional(v.string()),
  }),
});

/** Adds an account. One that is there already is answered as it is. */
export const payeeAdd = endpoint({
  id: 'payeeAdd',
  method: 'POST',
  path: '/wps/member/payee',
  token: true,
  encrypted: true,
  request: v.object({
    kind: v.picklist(payeeKinds),
    /** The holder's name; set once and locked. */
    name: shortText,
    /** Number of the bank account or the wallet, or the id that a QR code stands for. */
    account: shortText,
    /** Needed for a bank. */
    bankCode: v.optional(shortText),
    branchCode: v.optional(shortText),
  }),
  response: payeeSchema,
});

/** Takes an account away. Withdrawals that were asked for go on. */
export const payeeRemove = endpoint({
  id: 'payeeRemove',
  method: 'POST',
  path: '/wps/member/payee/remove',
  token: true,
  encrypted: true,
  request: v.object({
    id: v.string(),
    /** The payment password. */
    password: v.string(),
  }),
  response: v.object({ list: v.array(payeeSchema) }),
});

/** Calls about the accounts that a member is paid out to, by id. */
export const payeeCalls = { payeeList, payeeAdd, payeeRemove };
