import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { contractKinds, contractSchema, periodTypes, rateSchema } from './agents.ts';
import { instantSchema } from './fields.ts';
import { acknowledgedSchema } from './member-fields.ts';

/** A link of an agent, under a name of the agent's own: which of them bring people is seen by it. */
export const agentLinkSchema = v.object({
  /** What `/register?referralCode=` takes. */
  code: v.string(),
  name: v.string(),
  time: instantSchema,
  /** How many have opened their account with it. */
  joined: v.number(),
});
export type AgentLink = v.InferOutput<typeof agentLinkSchema>;

/** The most links that an agent has at a time, and the longest name of one in characters. */
export const agentLinkLimits = { count: 20, nameLength: 40 } as const;

/** What an agent brings people in with, and who came (spec §1 "affiliate code and recommender"). */
export const agentInvitation = endpoint({
  id: 'agentInvitation',
  method: 'GET',
  path: '/wps/agent/accounts/invitation',
  token: true,
  request: v.object({}),
  response: v.object({
    /** The affiliate code, which can be typed at registration and is in every link. */
    code: v.string(),
    /** What somebody names as their recommender: id or username. */
    recommender: v.object({ id: v.string(), account: v.string() }),
    /** How many have opened their account with the code itself, and not with a named link. */
    joined: v.number(),
    /** Newest first. */
    links: v.array(agentLinkSchema),
  }),
});

/** Makes a link under a name. A name that is there is answered with its link, so that a lost answer is simply asked for again. */
export const agentLinkAdd = endpoint({
  id: 'agentLinkAdd',
  method: 'POST',
  path: '/wps/agent/accounts/link',
  token: true,
  request: v.object({ name: v.string() }),
  response: agentLinkSchema,
});

/** Takes a link away. Who still opens it comes to the agent, and is counted for the code itself. */
export const agentLinkRemove = endpoint({
  id: 'agentLinkRemove',
  method: 'POST',
  path: '/wps/agent/accounts/link/remove',
  token: true,
  request: v.object({ code: v.string() }),
  response: acknowledgedSchema,
});

/** What the agent may open accounts as, and what may be offered to a new agent. */
export const agentAccountChoices = endpoint({
  id: 'agentAccountChoices',
  method: 'GET',
  path: '/wps/agent/accounts/choices',
  token: true,
  request: v.object({}),
  response: v.object({
    /** Level of an agent directly below; absent where the agent may open accounts of members alone. */
    agentType: v.optional(v.number()),
    /** Whether it is absent since the merchant states no legal basis for agents below agents. */
    needsLegalBasis: v.boolean(),
    /** Kinds of contract that may be offered at once, none above the agent's own rate. */
    rates: v.array(
      v.object({
        kind: v.picklist(contractKinds),
        periodType: v.picklist(periodTypes),
        /** Per cent: the agent's own; absent without an active contract, and then none of this kind can be offered. */
        topRate: v.optional(v.string()),
      }),
    ),
  }),
});

/** A first password that nobody guesses, for the agent to pass on. The platform keeps nothing of it. */
export const agentFirstPassword = endpoint({
  id: 'agentFirstPassword',
  method: 'POST',
  path: '/wps/agent/accounts/password',
  token: true,
  request: v.object({}),
  response: v.object({ password: v.string() }),
});

/**
 * Opens an account directly below the agent. Its holder chooses a password of their own at the first login, and confirms age and terms
 * then: until that is done it can neither play nor be paid into. An agent is offered the rates at once, from the first unit on.
 */
export const agentAccountCreate = endpoint({
  id: 'agentAccountCreate',
  method: 'POST',
  path: '/wps/agent/accounts/create',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({
    username: v.pipe(v.string(), v.maxLength(1000)),
    password: v.pipe(v.string(), v.maxLength(1000)),
    nickname: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    role: v.picklist(['member', 'agent']),
    /** For an agent: the rate of each contract that is offered, each kind once. */
    rates: v.optional(
      v.pipe(
        v.array(v.object({ kind: v.picklist(contractKinds), rate: rateSchema })),
        v.maxLength(contractKinds.length),
      ),
      [],
    ),
  }),
  response: v.object({
    account: v.string(),
    nickname: v.string(),
    /** Level of the new account. */
    type: v.number(),
    /** What was offered, and waits for the new agent. */
    offers: v.array(contractSchema),
    time: instantSchema,
  }),
});

/** Calls about bringing people in, by id. */
export const agentAccountCalls = {
  agentInvitation,
  agentLinkAdd,
  agentLinkRemove,
  agentAccountChoices,
  agentFirstPassword,
  agentAccountCreate,
};
