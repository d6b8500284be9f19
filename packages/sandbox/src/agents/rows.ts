import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
import type { PeriodType } from '@livery/api/contract-terms';
import { sortableTime } from '../ledger/rows.ts';
import { table } from '../store/store.ts';

/** A step of a contract: from these figures on, this rate. Amounts in minor units, the rate in per cent. */
export interface Tier {
  betAmount: string;
  periodProfitLoss: string;
  activeMembers: number;
  rate: string;
}

/** A contract of an agent with one directly below, or of the house with an agent. By merchant and id. */
export interface ContractRow {
  contractId: string;
  kind: ContractKind;
  periodType: PeriodType;
  /** Key of the account that gives it; absent: the house. */
  upline?: string | undefined;
  /** Key of the account that is paid by it. */
  downline: string;
  /** Lowest first. */
  tiers: readonly Tier[];
  state: AgentContract['state'];
  request: AgentContract['request'];
  /** Milliseconds since 1970. */
  time: number;
  /** When it was accepted; absent when it never was. */
  begunTime?: number | undefined;
  /** When it began, was rejected or ended last. */
  decidedTime?: number | undefined;
  endedBy?: AgentContract['endedBy'];
}
export const contracts = table<ContractRow>('agent-contracts', {
  byUpline: ({ upline = '', time }) => `${upline}/${sortableTime(time)}`,
  byDownline: ({ downline, time }) => `${downline}/${sortableTime(time)}`,
});

/** Key of a contract's row. */
export function contractKey(merchant: string, contractId: string): string {
  return `${merchant}/${contractId}`;
}

/** What a contract came to in a period. Amounts in minor units; see the contract's `payLineSchema`. */
export interface PayLineRow {
  contractId: string;
  from: number;
  to: number;
  betAmount: string;
  periodProfitLoss: string;
  activeMembers: number;
  /** As they were: a contract's row may be gone when somebody asks. */
  tiers: readonly Tier[];
  tier?: number | undefined;
  rate: string;
  amount: string;
  next?: Pick<Tier, 'rate' | 'betAmount' | 'periodProfitLoss' | 'activeMembers'> | undefined;
}

/** How an agent was paid for a period. Amounts in minor units. */
export interface PayRow {
  account: string;
  kind: ContractKind;
  periodType: PeriodType;
  from: number;
  to: number;
  lines: readonly PayLineRow[];
  betAmount: string;
  periodProfitLoss: string;
  activeMembers: number;
  /** What the lines come to. */
  earned: string;
  /** What contracts came to that the agent has given, by key of the account below. */
  given: readonly { account: string; amount: string }[];
  carriedIn: string;
  carriedOut: string;
  /** What was paid. */
  amount: string;
  /** Key of the upline whose own pay this is taken from, while it is not; absent for what the house gives by its own contract. */
  dueFrom?: string | undefined;
  /** Not posted yet: the house has closed the account. */
  isHeldBack?: boolean | undefined;
}
export const pays = table<PayRow>('agent-pays', {
  byAccount: ({ account, kind, to }) => `${account}/${kind}/${sortableTime(to)}`,
  byDueFrom: ({ dueFrom, kind, to }) =>
    dueFrom === undefined ? 'settled' : `${dueFrom}/${kind}/${sortableTime(to)}`,
  byHeldBack: ({ account, isHeldBack }) => `${account}/${isHeldBack ? 'held' : 'posted'}`,
});

/** Key of the row of an account's pay for a period: there is one at most. */
export function payKey({
  account,
  kind,
  periodType,
  from,
}: Pick<PayRow, 'account' | 'kind' | 'periodType' | 'from'>): string {
  return `${account}/${kind}/${periodType}/${from}`;
}

/** How far an account's pay of a kind is settled. */
export interface SettledRow {
  /** Up to when bets are counted, by the kind of period: what follows counts from there, also where the periods are others by then. */
  paidTo: Partial<Record<PeriodType, number>>;
  /** When the next one ends. */
  next: number;
  /** What contracts given came to beyond the agent's own, in minor units. */
  carried: string;
}
export const settled = table<SettledRow>('agent-settled');

/** Key of the row of how far a kind of pay is settled. */
export function settledKey(account: string, kind: ContractKind): string {
  return `${account}/${kind}`;
}
