import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { contractKinds, periodTypes } from './agents.ts';
import { instantSchema } from './fields.ts';

/** The affiliate programme: what agents are paid, whether those below them count, and how an application is handled. */
export const affiliateProgramme = endpoint({
  id: 'affiliateProgramme',
  method: 'GET',
  path: '/wps/agent/programme',
  request: v.object({}),
  response: v.object({
    /** What the house pays, by kind of contract; only those that the merchant has. */
    pays: v.array(
      v.object({
        kind: v.picklist(contractKinds),
        periodType: v.picklist(periodTypes),
        /** Per cent, the highest that the house offers. */
        topRate: v.string(),
      }),
    ),
    /** Whether agents also earn from agents below them; off where a licensed merchant states no legal basis. */
    multiLevel: v.boolean(),
    /** What the merchant says that the programme rests on, in its own words. */
    legalBasis: v.optional(v.string()),
    /** Days within which an application is answered. */
    answerDays: v.number(),
    /** How many characters the description of a channel has. */
    minLength: v.number(),
    maxLength: v.number(),
  }),
});

/** How an affiliate means to tell people of the site. */
export const channelKinds = ['community', 'website', 'social', 'venue', 'other'] as const;

const filled = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** An application to become an affiliate, by members and guests; the house answers to the given contact. */
export const affiliateApply = endpoint({
  id: 'affiliateApply',
  method: 'POST',
  path: '/wps/agent/programme/apply',
  knowsMember: true,
  idempotent: true,
  request: v.object({
    name: filled(80),
    email: v.pipe(v.string(), v.email(), v.maxLength(254)),
    /** A number or account under which somebody can be reached as well. */
    contact: v.optional(v.pipe(v.string(), v.maxLength(120))),
    channel: v.picklist(channelKinds),
    description: v.string(),
    /** Of age, and the programme's terms read. */
    agreed: v.literal(true),
  }),
  response: v.object({
    reference: v.string(),
    time: instantSchema,
    /** When the answer is due. */
    answerBy: instantSchema,
  }),
});

/** Calls about the affiliate programme, by id. */
export const affiliateCalls = { affiliateProgramme, affiliateApply };
