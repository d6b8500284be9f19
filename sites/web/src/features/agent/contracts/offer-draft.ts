import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
import type { PeriodType, Terms } from '@livery/api/contract-terms';
import type { MoneyValue } from '@livery/ui/money-field';

/** A tier as it is being typed. */
export interface TierDraft {
  /** Stays when rows before it go. */
  readonly id: number;
  readonly betAmount: MoneyValue;
  readonly periodProfitLoss: MoneyValue;
  readonly activeMembers: number | null | undefined;
  readonly rate: number | null | undefined;
}

/** An offer as it is being typed. */
export interface Draft {
  readonly account: string;
  readonly periodType: PeriodType;
  readonly tiers: readonly TierDraft[];
}

/** An offer in the making; kept while its page is open, whichever of its tabs is shown. */
export interface Offering {
  readonly draft: Draft;
  /** The review is shown in place of the form. */
  readonly reviewed: boolean;
}

const emptyTier = (id: number): TierDraft => ({
  id,
  betAmount: '',
  periodProfitLoss: '',
  activeMembers: null,
  rate: null,
});

/** An offer with nothing typed, by the agent's own period. */
function emptyDraft({ periodType }: Pick<AgentContract, 'periodType'>): Draft {
  return { account: '', periodType, tiers: [emptyTier(1)] };
}

/** Nothing offered yet. */
export function emptyOffering(own: Pick<AgentContract, 'periodType'>): Offering {
  return { draft: emptyDraft(own), reviewed: false };
}

/** With an empty tier at the end. */
export function withTier(draft: Draft): Draft {
  const id = Math.max(...draft.tiers.map((tier) => tier.id)) + 1;
  return { ...draft, tiers: [...draft.tiers, emptyTier(id)] };
}

/** The terms of an offer as they would be sent; what is not yet a number is nothing, which no rule lets pass. */
export function termsOf({ periodType, tiers }: Draft, kind: ContractKind): Terms {
  const isDividend = kind === 'dividend';
  return {
    kind,
    periodType,
    tiers: tiers.map(({ betAmount, periodProfitLoss, activeMembers, rate }) => ({
      betAmount: betAmount ?? '',
      periodProfitLoss: isDividend ? (periodProfitLoss ?? '') : '0',
      activeMembers: isDividend ? (activeMembers ?? Number.NaN) : 0,
      rate: typeof rate === 'number' ? String(rate) : '',
    })),
  };
}
