// The rules of an agent contract's terms (spec §3, §4): the form that offers one and the platform that takes it decide by the same.
import {
  type AgentContract,
  type ContractKind,
  mostActiveMembers,
  type periodTypes,
} from './contract/agents.ts';
import { largestMinor } from './contract/member-fields.ts';

export type PeriodType = (typeof periodTypes)[number];
export type TierTerms = AgentContract['tiers'][number];

/** What a tier is reached by. */
export const tierFigures = ['betAmount', 'periodProfitLoss', 'activeMembers'] as const;
export type TierFigure = (typeof tierFigures)[number];

/** How many tiers a contract has at most. */
export const mostTiers = 5;

/** The terms that a contract's holder is paid by. */
export interface Terms {
  readonly kind: ContractKind;
  readonly periodType: PeriodType;
  readonly tiers: readonly TierTerms[];
}

/** Why terms cannot be offered, and where. Rows count from 1. */
export type TermsProblem =
  /** Who has no contract of a kind has nothing to give on. */
  | { readonly code: 'noOwn' }
  | { readonly code: 'period'; readonly allowed: readonly PeriodType[] }
  | { readonly code: 'rows'; readonly most: number }
  | TierProblem;

export interface TierProblem {
  readonly row: number;
  readonly field: TierFigure | 'rate';
  readonly code: /** Nothing is written there, or no number: a row left empty between others is a gap. */
    | 'missing'
    /** More digits after the point than the field has. */
    | 'tooFine'
    /** More than the field takes: an amount larger than any may be, a rate above all there is. */
    | 'tooLarge'
    | 'rateNothing'
    /** The giver's own contract pays nothing at these figures: they are too low for every rate. */
    | 'ownNothing'
    /** The giver's own contract pays less at these figures; the operator would have to pay the difference. */
    | 'rateAboveOwn'
    /** A higher tier pays no more than the one before it. */
    | 'rateNotHigher'
    /** A higher tier asks for less than the one before it: both would be reached by the same figures, in another order. */
    | 'falls'
    /** Two tiers begin at the same figures. */
    | 'overlaps';
  /** What it has to be above, or may be at most. */
  readonly limit?: string;
}

/** Periods of a dividend, shortest first. */
export const dividendPeriods = ['Daily', 'Weekly', 'Semimonthly', 'Monthly'] as const;

/** Which periods divide each into whole ones. A week lies in no month. */
const within: Readonly<Record<(typeof dividendPeriods)[number], readonly PeriodType[]>> = {
  Daily: ['Daily'],
  Weekly: ['Daily', 'Weekly'],
  Semimonthly: ['Daily', 'Semimonthly'],
  Monthly: ['Daily', 'Semimonthly', 'Monthly'],
};

/** The period of a wage, which has no other. */
const wagePeriods: Readonly<Record<Exclude<ContractKind, 'dividend'>, PeriodType>> = {
  daily: 'Daily',
  hourly: 'Hourly',
  realtime: 'Every5Minutes',
};

/** The periods that a contract of a kind may be settled by. */
export function periodsOf(kind: ContractKind): readonly PeriodType[] {
  return kind === 'dividend' ? dividendPeriods : [wagePeriods[kind]];
}

/**
 * The periods that a contract given out of one's own may have: those of which one's own period holds whole ones, so that all that is
 * paid below for a period is known when it ends.
 */
export function periodsBelow(kind: ContractKind, own: PeriodType): readonly PeriodType[] {
  if (kind !== 'dividend') return periodsOf(kind);
  return dividendPeriods.flatMap((period) => (period === own ? within[period] : []));
}

/**
 * Whether a contract carries another one that its holder has given out of it: one that is settled by a period that fits in its own, and
 * pays at none of its tiers more than the own contract pays at the same figures.
 */
export function carries(own: Terms, given: Pick<Terms, 'periodType' | 'tiers'>): boolean {
  const figures = figuresBy(own.kind);
  return (
    periodsBelow(own.kind, own.periodType).includes(given.periodType) &&
    given.tiers.every(
      (tier) => hundredths(tier.rate) <= hundredths(rateReached(own.tiers, tier, figures)),
    )
  );
}

/** What the tiers of a kind are reached by. */
function figuresBy(kind: ContractKind): readonly TierFigure[] {
  return kind === 'dividend' ? tierFigures : ['betAmount'];
}

/** What one who gives a contract is paid by. */
type Own = Pick<Terms, 'periodType' | 'tiers'>;

/**
 * What is wrong with terms before they are offered: the first problem, from the top row down; undefined when there is none.
 *
 * @param own the contract of the same kind that the giver is paid by
 * @param decimals digits of the currency's minor unit
 */
export function termsProblem(
  { kind, periodType, tiers }: Terms,
  own: Own | undefined,
  decimals: number,
): TermsProblem | undefined {
  if (own === undefined) return { code: 'noOwn' };
  const allowed = periodsBelow(kind, own.periodType);
  if (!allowed.includes(periodType)) return { code: 'period', allowed };
  if (tiers.length === 0 || tiers.length > mostTiers) return { code: 'rows', most: mostTiers };
  const figures = figuresBy(kind);
  for (const [at, tier] of tiers.entries()) {
    const problem =
      unwritable(tier, figures, decimals) ??
      wrongRate(tier, own, figures) ??
      wrongOrder(tier, tiers[at - 1], figures);
    if (problem) return { row: at + 1, ...problem };
  }
  return undefined;
}

type Problem = Omit<TierProblem, 'row'>;

function unwritable(
  tier: TierTerms,
  figures: readonly TierFigure[],
  decimals: number,
): Problem | undefined {
  const money = { digits: decimals, most: String(largestMinor / 10n ** BigInt(decimals)) };
  const takes = {
    betAmount: money,
    periodProfitLoss: money,
    activeMembers: { digits: 0, most: String(mostActiveMembers) },
    rate: { digits: 2, most: '100' },
  };
  for (const field of [...figures, 'rate'] as const) {
    const text = String(tier[field]);
    const { digits, most } = takes[field];
    if (!/^\d+(\.\d+)?$/.test(text)) return { field, code: 'missing' };
    const [, part = ''] = text.split('.');
    if (part.length > digits) return { field, code: 'tooFine', limit: String(digits) };
    if (scaled(text) > scaled(most)) return { field, code: 'tooLarge', limit: most };
  }
  return undefined;
}

function wrongRate(tier: TierTerms, own: Own, figures: readonly TierFigure[]): Problem | undefined {
  const { rate } = tier;
  const field = 'rate';
  const limit = rateReached(own.tiers, tier, figures);
  // Before the rate itself: no rate above 0 is possible there, so none is asked for.
  if (hundredths(limit) === 0n) return { field, code: 'ownNothing' };
  if (hundredths(rate) === 0n) return { field, code: 'rateNothing' };
  return hundredths(rate) > hundredths(limit) ? { field, code: 'rateAboveOwn', limit } : undefined;
}

/** The rate that a contract pays at some figures; nothing below its first tier. */
function rateReached(
  tiers: readonly TierTerms[],
  at: TierTerms,
  figures: readonly TierFigure[],
): string {
  return tiers
    .filter((tier) => figures.every((field) => scaled(tier[field]) <= scaled(at[field])))
    .reduce((top, { rate }) => (hundredths(rate) > hundredths(top) ? rate : top), '0');
}

function wrongOrder(
  tier: TierTerms,
  before: TierTerms | undefined,
  figures: readonly TierFigure[],
): Problem | undefined {
  if (before === undefined) return undefined;
  const fallen = figures.find((field) => scaled(tier[field]) < scaled(before[field]));
  if (fallen) return { field: fallen, code: 'falls', limit: String(before[fallen]) };
  if (figures.every((field) => scaled(tier[field]) === scaled(before[field]))) {
    return { field: 'betAmount', code: 'overlaps', limit: before.betAmount };
  }
  if (hundredths(tier.rate) <= hundredths(before.rate)) {
    return { field: 'rate', code: 'rateNotHigher', limit: before.rate };
  }
  return undefined;
}

/** A rate of per cent in hundredths, so that rates compare as numbers. */
export function hundredths(rate: string): bigint {
  return scaled(rate) / 100n;
}

/** A decimal string or a whole number in ten thousandths, so that they compare as integers. */
function scaled(figure: string | number): bigint {
  const [whole = '0', part = ''] = String(figure).split('.');
  return BigInt(whole + part.slice(0, 4).padEnd(4, '0'));
}
