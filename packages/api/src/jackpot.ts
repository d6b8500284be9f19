/** The counter's three numbers, all merchant data. */
export interface JackpotTerms {
  /** Value at the epoch, a decimal string in major units: `"52700000000"`. */
  start: string;
  /** Added at each tick, a decimal string in major units: `"165.11"`. */
  step: string;
  /** The moment the counter began, in milliseconds since 1970. */
  epoch: number;
}

/** The counter grows once in this many milliseconds (spec §9). */
export const jackpotTickMs = 3000;

/**
 * The illustration jackpot at a moment: start + step × whole ticks since the epoch (spec §9). Exact: it
 * counts in integers, so tabs and reloads agree. Before the epoch it stands at its start.
 *
 * @param decimals digits of the currency's minor unit; finer digits round half to even.
 * @returns minor units of the currency.
 */
export function jackpotValue(serverTimeMs: number, terms: JackpotTerms, decimals = 2): bigint {
  const ticks = BigInt(Math.max(0, Math.floor((serverTimeMs - terms.epoch) / jackpotTickMs)));
  const start = readDecimal(terms.start);
  const step = readDecimal(terms.step);
  const scale = Math.max(start.scale, step.scale, decimals);
  const exact = atScale(start, scale) + atScale(step, scale) * ticks;
  return roundHalfEven(exact, 10n ** BigInt(scale - decimals));
}

interface Decimal {
  digits: bigint;
  scale: number;
}

function readDecimal(text: string): Decimal {
  if (!/^\d+(\.\d+)?$/.test(text)) {
    throw new RangeError(`Expected a decimal such as "165.11", found "${text}".`);
  }
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

function roundHalfEven(value: bigint, unit: bigint): bigint {
  const quotient = value / unit;
  const twice = (value % unit) * 2n;
  if (twice > unit || (twice === unit && quotient % 2n === 1n)) return quotient + 1n;
  return quotient;
}
