import { percent, shareOf } from '../money/amount.ts';
import type { Figures } from './figures.ts';
import type { ContractRow, PayLineRow, Tier } from './rows.ts';

/**
 * What a contract comes to for what a line has bet: the rate of the highest tier that its figures reach, on the bets of a wage or the
 * loss of a dividend; rounded once, half to even. A tier is reached when each of its figures is; where nothing was bet, or won from
 * the line, there is nothing to share.
 */
export function reckon(
  { kind, tiers }: Pick<ContractRow, 'kind' | 'tiers'>,
  figures: Figures,
): Pick<PayLineRow, 'tier' | 'rate' | 'amount' | 'next'> {
  const isDividend = kind === 'dividend';
  const base = isDividend ? figures.profitLoss : figures.betAmount;
  const reached = (each: Tier) =>
    figures.betAmount >= BigInt(each.betAmount) && (!isDividend || sharesLoss(each, figures));
  const tier = base > 0n ? tiers.findLastIndex(reached) : -1;
  const { rate = '0' } = tiers[tier] ?? {};
  const above = tiers[tier + 1];
  return {
    tier: tier < 0 ? undefined : tier,
    rate,
    amount: String(tier < 0 ? 0n : shareOf(base, percent(rate))),
    next: above && {
      rate: above.rate,
      betAmount: lacking(BigInt(above.betAmount), figures.betAmount),
      periodProfitLoss: isDividend
        ? lacking(BigInt(above.periodProfitLoss), figures.profitLoss)
        : '0',
      activeMembers: isDividend ? Math.max(0, above.activeMembers - figures.activeMembers) : 0,
    },
  };
}

/** What a dividend asks for beside the bets; a wage is paid on bets alone, whether they were won or lost. */
function sharesLoss(tier: Tier, { profitLoss, activeMembers }: Figures): boolean {
  return profitLoss >= BigInt(tier.periodProfitLoss) && activeMembers >= tier.activeMembers;
}

function lacking(need: bigint, have: bigint): string {
  return String(need > have ? need - have : 0n);
}

/** What is left of an agent's pay for the agent, and what is carried into the next. */
export interface Share {
  readonly amount: bigint;
  readonly carriedOut: bigint;
}

/**
 * An agent pays the contracts given out of the own one: what is left is the agent's. What they come to beyond it is carried over, never
 * taken from a wallet.
 */
export function shareAfter(earned: bigint, given: bigint, carriedIn: bigint): Share {
  const left = earned - given - carriedIn;
  return left >= 0n ? { amount: left, carriedOut: 0n } : { amount: 0n, carriedOut: -left };
}
