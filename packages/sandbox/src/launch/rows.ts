import { sortableTime } from '../ledger/rows.ts';
import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** What a launch opens: a game of a hall, or a vendor's own lobby. */
export interface Target {
  vassalage: string;
  gameType: string;
  /** Of a game of a hall. */
  nodeId?: number | undefined;
  name: Localised;
  /** Language of a name that is the same everywhere. */
  foreign?: string | undefined;
  /** In the merchant's smallest usual unit. */
  minBet: string;
  /** Return to player, in percent. */
  rtp: number;
}

/** A game that was opened for a member. */
export interface LaunchRow {
  id: string;
  account: string;
  /** Key of the session that opened it: with the session the game ends. */
  session: string;
  target: Target;
  /** Digest of the ticket in its address. */
  ticket: string;
  ticketExpires: number;
  /** Whether the ticket was handed in. */
  entered: boolean;
  openedAt: number;
  closed: boolean;
}
export const launches = table<LaunchRow>('launches', {
  byAccount: ({ account, closed, openedAt }) =>
    `${account}/${closed ? 'closed' : 'open'}/${sortableTime(openedAt)}`,
  byTicket: ({ ticket }) => ticket,
});

/** A round of a game: the stake is taken when it starts, what it returns is paid when it ends. */
export interface RoundRow {
  reference: string;
  merchant: string;
  account: string;
  /** The launch that plays it; a later launch of the same game takes it over. */
  launch: string;
  target: Target;
  /** Minor units, as text. */
  stake: string;
  win: string;
  /** What was bet on; empty where there is no choice, absent in rounds of before games had bets. */
  pick?: string | undefined;
  /** What the game shows; absent in rounds of before games had signs. */
  signs?: readonly string[] | undefined;
  status: 'open' | 'ended';
  startedAt: number;
  endedAt?: number | undefined;
}
/** By merchant and reference. */
export const rounds = table<RoundRow>('rounds', {
  byAccount: ({ account, status, startedAt }) => `${account}/${status}/${sortableTime(startedAt)}`,
  byGame: ({ account, target, status, startedAt }) =>
    `${account}/${gameKey(target)}/${status}/${sortableTime(startedAt)}`,
});

/** The stretch of index `byGame` that holds the rounds of a game which have ended. */
export function pastOf(account: string, target: Target): { from: string; to: string } {
  const start = `${account}/${gameKey(target)}/ended/`;
  return { from: start, to: `${start}~` };
}

function gameKey({ vassalage, gameType, nodeId }: Target): string {
  return `${vassalage}/${gameType}/${nodeId ?? ''}`;
}

/** Key of a row of {@link rounds}. */
export function roundKey({
  merchant,
  reference,
}: Pick<RoundRow, 'merchant' | 'reference'>): string {
  return `${merchant}/${reference}`;
}

/** Whether two targets are the same game. */
export function isSame(one: Target, other: Target): boolean {
  return gameKey(one) === gameKey(other);
}
