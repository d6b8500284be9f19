import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
import { percent, shareOf } from '../money/amount.ts';
import type { ContractRow, Tier } from './rows.ts';

/** The feature of a merchant that a kind of contract needs (spec §3). */
export const featureOf: Readonly<Record<ContractKind, string>> = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realtime: 'agentRealtimeSalary',
};

/** How often each kind is settled. */
export const periodOf: Readonly<Record<ContractKind, AgentContract['periodType']>> = {
  dividend: 'Monthly',
  daily: 'Daily',
  hourly: 'Hourly',
  realtime: 'Every5Minutes',
};

/** A rate of per cent in hundredths, so that rates compare as numbers. */
function hundredths(rate: string): number {
  return Math.round(Number(rate) * 100);
}

/** The highest rate of a contract, as it is written. */
export function topRate({ tiers }: Pick<ContractRow, 'tiers'>): string {
  return tiers.reduce((top, { rate }) => (isAbove(rate, top) ? rate : top), '0');
}

/** Whether a rate is above another. */
export function isAbove(rate: string, other: string): boolean {
  return hundredths(rate) > hundredths(other);
}

/** The pay of a wage contract for bets of so many minor units: the last tier that they reach. */
export function wageOf(
  tiers: readonly Tier[],
  betAmount: bigint,
): { rate: string; amount: bigint } | undefined {
  const reached = tiers.filter((tier) => betAmount > 0n && betAmount >= BigInt(tier.betAmount));
  const tier = reached.reduce<Tier | undefined>(
    (best, each) => (best && BigInt(best.betAmount) > BigInt(each.betAmount) ? best : each),
    undefined,
  );
  return tier && { rate: tier.rate, amount: shareOf(betAmount, percent(tier.rate)) };
}
