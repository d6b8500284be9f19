import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
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
  /** Key of the account that gives it; absent: the house. */
  upline?: string | undefined;
  /** Key of the account that is paid by it. */
  downline: string;
  tiers: readonly Tier[];
  state: AgentContract['state'];
  request: AgentContract['request'];
  /** Milliseconds since 1970. */
  time: number;
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

/** What an agent was paid, or will be, for a period. Amounts in minor units. */
export interface PayRow {
  account: string;
  kind: ContractKind;
  from: number;
  to: number;
  betAmount: string;
  rate: string;
  amount: string;
  state: 'processing' | 'issued';
  /** Of a dividend. */
  periodProfitLoss?: string | undefined;
  activeMembers?: number | undefined;
}
export const pays = table<PayRow>('agent-pays', {
  byAccount: ({ account, kind, from }) => `${account}/${kind}/${sortableTime(from)}`,
});

/** Key of the row of an account's pay for a period. */
export function payKey({ account, kind, from }: Pick<PayRow, 'account' | 'kind' | 'from'>): string {
  return `${account}/${kind}/${from}`;
}

/** Up to when an account's real-time salary is settled, by key of the account. */
export const settledUpTo = table<{ time: number }>('agent-settled');
