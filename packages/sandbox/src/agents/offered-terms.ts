import type { ContractKind } from '@livery/api/contract/agents';
import type { Terms, TermsProblem, TierProblem, TierTerms } from '@livery/api/contract-terms';
import { fromMinor, toMinor } from '../money/amount.ts';
import { Refused } from '../refusal.ts';
import type { Tier } from './rows.ts';

/** The tiers of terms that have no problem, in minor units. What only a dividend looks at is nothing in a wage. */
export function minorTiers({ kind, tiers }: Terms, decimals: number): Tier[] {
  return tiers.map(({ betAmount, periodProfitLoss, activeMembers, rate }) => ({
    betAmount: minorOf(betAmount, decimals),
    periodProfitLoss: kind === 'dividend' ? minorOf(periodProfitLoss, decimals) : '0',
    activeMembers: kind === 'dividend' ? activeMembers : 0,
    rate,
  }));
}

/** @throws Error on what is no amount: terms are checked before, and a threshold of nothing would pay from the first unit */
function minorOf(amount: string, decimals: number): string {
  const minor = toMinor(amount, decimals);
  if (minor === undefined) throw new Error(`Expected an amount of a tier, found ${amount}.`);
  return String(minor);
}

/** Tiers as they are told: amounts in major units. */
export function majorTiers(tiers: readonly Tier[], decimals: number): TierTerms[] {
  const money = (minor: string) => fromMinor(BigInt(minor), decimals);
  return tiers.map((tier) => ({
    ...tier,
    betAmount: money(tier.betAmount),
    periodProfitLoss: money(tier.periodProfitLoss),
  }));
}

/** The refusal of terms: it names the row, what is wrong there, and what would do. */
export function refuseTerms(problem: TermsProblem, kind: ContractKind): Refused {
  if (!('row' in problem)) {
    switch (problem.code) {
      case 'noOwn':
        return new Refused(
          'TERMS_INVALID',
          `You have no active ${kind} contract, so there is no ${kind} rate to give on.`,
        );
      case 'period':
        return new Refused(
          'TERMS_INVALID',
          `periodType: expected one that fits into your own: ${problem.allowed.join(', ')}.`,
        );
      case 'rows':
        return new Refused('TERMS_INVALID', `tiers: expected 1 to ${problem.most} rows.`);
    }
  }
  const { row, field, code, limit = '' } = problem;
  const isAmount = field !== 'rate' && (code === 'tooFine' || code === 'tooLarge');
  const text = `tiers, row ${row}, ${field}: ${sentences[code](limit)}`;
  return new Refused(isAmount ? 'AMOUNT_INVALID' : 'TERMS_INVALID', text);
}

const sentences: Readonly<Record<TierProblem['code'], (limit: string) => string>> = {
  missing: () => 'expected a number that is not negative.',
  tooFine: (limit) => `expected at most ${limit} digits after the point.`,
  tooLarge: (limit) => `expected at most ${limit}.`,
  rateNothing: () => 'expected more than 0 per cent.',
  ownNothing: () =>
    'expected the figures of your own first tier at least; below them your own contract pays nothing.',
  rateAboveOwn: (limit) =>
    `expected at most ${limit} per cent, which your own contract pays at these figures.`,
  rateNotHigher: (limit) => `expected more than ${limit} per cent, the rate of the row before.`,
  falls: (limit) => `expected at least ${limit}, as in the row before.`,
  overlaps: (limit) => `expected more than ${limit}: the row before begins at the same figures.`,
};
