import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, textLanguageSchema } from './fields.ts';
import { pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** An article of the help centre; `content` is HTML of the platform and must be sanitised before it is shown. */
export const helpArticleSchema = v.object({
  /** Names the article in an address: `/help#term` shows the terms (spec §2). */
  articleId: v.string(),
  category: v.picklist(['ACCOUNT', 'MONEY', 'PLAY', 'RULES']),
  title: v.string(),
  content: v.string(),
  /** Of a text that members accept: a new version asks them again. */
  version: v.optional(v.string()),
  /** When the text came into force. */
  date: v.optional(instantSchema),
  language: textLanguageSchema,
});
export type HelpArticle = v.InferOutput<typeof helpArticleSchema>;

/** Help centre (spec §7): its articles in the order in which they are shown, the terms among them. */
export const helpCentre = endpoint({
  id: 'helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  origin: 'path',
  request: v.object({}),
  response: v.object({ articles: v.array(helpArticleSchema) }),
});

/** What a member may write about (spec §3 "question type"). */
export const feedbackTypes = [
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'BONUS',
  'ACCOUNT',
  'COMPLAINT',
  'OTHER',
] as const;
/** How far support has come with it. */
export const feedbackStates = ['received', 'inReview', 'answered', 'closed'] as const;

/** What feedback may be, as the platform sets it: `{0}` and `{1}` of the rule "between {0} and {1} characters" (spec §5). */
export const feedbackTerms = endpoint({
  id: 'feedbackTerms',
  method: 'GET',
  path: '/wps/feedback/terms',
  token: true,
  request: v.object({}),
  response: v.object({
    types: v.array(v.picklist(feedbackTypes)),
    minLength: v.number(),
    maxLength: v.number(),
  }),
});

/** Feedback (spec §7): a question or complaint of a member, who gets the number to speak of it by. */
export const feedback = endpoint({
  id: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  origin: 'path',
  token: true,
  idempotent: true,
  request: v.object({
    questionType: v.picklist(feedbackTypes),
    content: v.string(),
    /** Number of the deposit, withdrawal, bet or game that it is about. */
    reference: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: v.object({ reference: v.string(), time: instantSchema }),
});

/** The member's own feedback with its state, newest first. */
export const feedbackList = endpoint({
  id: 'feedbackList',
  method: 'GET',
  path: '/wps/feedback/list',
  token: true,
  request: v.object({ pageNo: pageNoSchema, pageSize: pageSizeSchema }),
  response: v.object({
    list: v.array(
      v.object({
        reference: v.string(),
        questionType: v.picklist(feedbackTypes),
        content: v.string(),
        /** What it is about, when the member named something. */
        about: v.optional(v.string()),
        state: v.picklist(feedbackStates),
        time: instantSchema,
        answer: v.optional(
          v.object({ text: v.string(), time: instantSchema, language: textLanguageSchema }),
        ),
      }),
    ),
    totalPages: v.number(),
  }),
});

/** The entry of a service link's path list that leads to the chat (spec §7). */
export const chatPathType = 3;

/** Service link (spec §7): ways to customer service; the path of the entry of type 3 is enciphered, its last 8 characters are the key. */
export const serviceLink = endpoint({
  id: 'serviceLink',
  method: 'GET',
  path: '/wps/system/service/link',
  origin: 'name',
  request: v.object({}),
  response: v.object({
    pathList: v.array(v.object({ type: v.number(), path: v.string(), title: v.string() })),
  }),
});

/** Whether somebody answers in the chat now, until when that holds, and how long one waits. */
export const serviceState = endpoint({
  id: 'serviceState',
  method: 'GET',
  path: '/wps/system/service/state',
  request: v.object({}),
  response: v.object({
    open: v.boolean(),
    /** When it closes, or opens; absent where it is open around the clock. */
    changesAt: v.optional(instantSchema),
    /** The expected wait for the first answer; absent while it is closed or not known. */
    waitMinutes: v.optional(v.number()),
  }),
});

/** Calls about help and customer service, by id. */
export const supportCalls = {
  helpCentre,
  feedbackTerms,
  feedback,
  feedbackList,
  serviceLink,
  serviceState,
};
