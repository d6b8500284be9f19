import type { ContractKind } from '@livery/api/contract/agents';

/** What a rate field holds: a number of per cent, `null` when empty, undefined for a text that is no number. */
export type RateValue = number | null | undefined;
export type Rates = Readonly<Partial<Record<ContractKind, RateValue>>>;

/** A kind of contract that may be offered, up to the agent's own rate. */
export interface Offerable {
  readonly kind: ContractKind;
  /** Per cent. */
  readonly topRate: string;
}

/** What the field of a kind holds: untouched, it is empty. */
export function valueIn(rates: Rates, kind: ContractKind): RateValue {
  return kind in rates ? rates[kind] : null;
}

/** What is wrong with a rate: no number above nothing, or above the agent's own. Empty is no offer, and never wrong. */
export function rateProblem(value: RateValue, topRate: string): 'wrong' | 'tooHigh' | undefined {
  if (value === null) return undefined;
  if (value === undefined || hundredths(value) <= 0) return 'wrong';
  return hundredths(value) > hundredths(Number(topRate)) ? 'tooHigh' : undefined;
}

/** The rates as the platform takes them: per cent as decimal text, none for an empty field. */
export function ratesSent(
  rates: Rates,
  offerable: readonly Offerable[],
): { kind: ContractKind; rate: string }[] {
  return offerable.flatMap(({ kind }) => {
    const value = rates[kind];
    return typeof value === 'number' ? [{ kind, rate: String(hundredths(value) / 100) }] : [];
  });
}

/** A rate has two digits after the point, so rates compare and travel as whole hundredths. */
const hundredths = (value: number): number => Math.round(value * 100);
