import { parseMemberType, type SentOf } from '@livery/api';
import type { Contract, EndpointId } from '@livery/api/contract';
import type { AccountRow } from './session/rows.ts';
import type { Limit } from './session/rules.ts';

/**
 * A kind of caller (spec §4): who has no session is a guest, and an account of a level that no member has, such as the operator's
 * staff, is another.
 */
export type Caller = 'guest' | 'other' | 'trial' | 'member' | 'agent';

/**
 * Why a member may do less than usual: a break or an exclusion that they asked for, their own limit of time is used up, or they have
 * not yet confirmed their age and the terms in an account that an agent opened for them.
 */
export type Restriction = 'break' | 'excluded' | 'overTime' | 'unconfirmed';

/** What has to hold before a call is handled. Who and what it does not name is refused. */
export interface Policy<Id extends EndpointId = EndpointId> {
  /** Who may make the call. A call that takes a token has no guests, one that takes none cannot tell them from members. */
  readonly who: readonly (Contract[Id]['token'] extends true ? Exclude<Caller, 'guest'> : Caller)[];
  /** The restrictions under which it stays open, of each request or by what it asks. */
  readonly openDuring:
    | readonly Restriction[]
    | ((request: SentOf<Contract[Id]>) => readonly Restriction[]);
  /** Where the request has the payment password, of a call that needs it. */
  readonly paymentPassword?: (request: SentOf<Contract[Id]>) => string;
  /** It takes money out of the account for good, so what a bonus asks to be staked is staked first. */
  readonly afterTurnover?: true;
  /**
   * Something can be guessed at it. From an address that has guessed wrong too often, at this call or another, it is heard only
   * with a pass for a picture that was read: who shares the address is not locked out.
   */
  readonly guesses?: true;
  /** Limits that count for what the handler finds: a number, an account, a wrong answer. It counts at no other. */
  readonly limits?: readonly Exclude<Limit, 'wrongTriesOfAddress'>[];
}

const accounts = ['trial', 'member', 'agent'] as const;
const realAccounts = ['member', 'agent'] as const;
const always = ['break', 'excluded', 'overTime', 'unconfirmed'] as const;

/** Content and the ways in. */
export const anyone = { who: ['guest', 'other', ...accounts], openDuring: always } as const;
/** What members may see and do with their own account in any case: a break closes no way to one's money, records and help. */
export const everyMember = { who: accounts, openDuring: always } as const;
/** What also tells an account that it is no member's, and lets it go. */
export const anyAccount = { who: ['other', ...accounts], openDuring: always } as const;
/** The same as for every member, without trial accounts: theirs is thrown away (spec §6). */
export const realMembers = { who: realAccounts, openDuring: always } as const;
/** What says who is at the other end of an account: not before its holder has confirmed, as somebody else may have opened it. */
export const ownHolders = {
  who: realAccounts,
  openDuring: ['break', 'excluded', 'overTime'],
} as const;
/** What invites to play: nothing of it is offered to those who take a break or have excluded themselves. */
export const offers = { who: accounts, openDuring: ['overTime', 'unconfirmed'] } as const;
/** Gains, and money that leads to play. */
export const realPlayers = { who: realAccounts, openDuring: ['overTime'] } as const;
/** Play itself. */
export const players = { who: accounts, openDuring: [] } as const;
/** What brings people in, or takes on a contract: closed like other offers to who takes a break or is excluded. */
export const recruiting = { who: ['agent'], openDuring: ['overTime'] } as const;
/** The agent centre. */
export const agents = { who: ['agent'], openDuring: ['break', 'excluded', 'overTime'] } as const;

/** Of a call that sends codes. */
export const codeLimits = ['codeBurst', 'codes'] as const;
/** Of a call at which the password or a code of one account or number can be guessed. */
export const guessing = { guesses: true, limits: ['wrongTries'] } as const;

/** The restrictions under which a request stays open. */
export const openDuringOf = ({ openDuring }: Policy, request: unknown): readonly Restriction[] =>
  // Of the same call as the policy.
  typeof openDuring === 'function' ? openDuring(request as never) : openDuring;

/** Every limit that counts at a call. */
export const limitsOf = ({ guesses, limits = [], paymentPassword }: Policy): readonly Limit[] => [
  ...new Set<Limit>([
    ...(guesses ? (['wrongTriesOfAddress', 'triesOfPass'] as const) : []),
    ...limits,
    ...(paymentPassword ? (['paymentPasswords'] as const) : []),
  ]),
];

/** What kind of caller an account is. */
export function callerOf({ type }: Pick<AccountRow, 'type'>): Exclude<Caller, 'guest'> {
  const level = parseMemberType(type);
  if (level === undefined) return 'other';
  if (level.isTrial) return 'trial';
  return level.canSeeAgentCentre ? 'agent' : 'member';
}
