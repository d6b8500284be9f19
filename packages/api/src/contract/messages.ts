import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { pageNoSchema, pageSizeSchema } from './member-fields.ts';

/**
 * What a message tells of (spec §3 "Message texts"): also that a withdrawal is sent, with the deadline of its member's answer; `notice`
 * is one that the house wrote itself.
 */
export const messageTemplates = [
  'depositArrived',
  'depositFailed',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalSent',
  'notice',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** A message to a member: plain text of the platform, in the language of the call. */
export const messageSchema = v.object({
  messageId: v.string(),
  template: v.picklist(messageTemplates),
  title: v.string(),
  text: v.string(),
  /** What the message is about, for those who format it themselves. */
  amount: v.optional(moneySchema),
  /** When it happened: the arrival of the money, the decision, the payment. */
  time: instantSchema,
  /** Number of the deposit or withdrawal. */
  reference: v.optional(v.string()),
  read: v.boolean(),
  language: textLanguageSchema,
});
export type Message = v.InferOutput<typeof messageSchema>;

/** Unread count (spec §7): how many messages of the member wait to be read. */
export const unreadCount = endpoint({
  id: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: v.object({ count: v.number() }),
});

/** The member's messages, newest first; all of them or those that wait to be read. */
export const messageList = endpoint({
  id: 'messageList',
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  token: true,
  request: v.object({
    unreadOnly: v.optional(v.boolean(), false),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({
    list: v.array(messageSchema),
    totalPages: v.number(),
  }),
});

/** Marks messages as read; without ids all of them. Answers how many still wait. */
export const messageRead = endpoint({
  id: 'messageRead',
  method: 'POST',
  path: '/wps/relay/CSP_messageRead',
  token: true,
  request: v.object({
    messageIds: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100))),
  }),
  response: v.object({ count: v.number() }),
});

/** Deletes messages of the member. Answers how many still wait to be read. */
export const messageDelete = endpoint({
  id: 'messageDelete',
  method: 'POST',
  path: '/wps/relay/CSP_messageDelete',
  token: true,
  request: v.object({ messageIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)) }),
  response: v.object({ count: v.number() }),
});

/** Calls about the platform's messages to a member, by id. */
export const messageCalls = { unreadCount, messageList, messageRead, messageDelete };
