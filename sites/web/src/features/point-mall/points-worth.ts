/** What points are worth, as the platform's config says it. */
export interface PointsRate {
  readonly points: number;
  /** Money of so many points, as a decimal. */
  readonly amount: string;
}

/**
 * The money that points give, rounded half to even as the platform does.
 *
 * @param points a whole number, not below 0
 * @param decimals of the currency
 */
export function worthOf(points: number, { amount, points: per }: PointsRate, decimals: number) {
  const [whole = '0', part = ''] = amount.split('.');
  const unit = BigInt(whole + part.padEnd(decimals, '0').slice(0, decimals));
  const [sum, by] = [unit * BigInt(points), BigInt(per)];
  const [floor, rest] = [sum / by, (sum % by) * 2n];
  const up = rest > by || (rest === by && floor % 2n === 1n);
  const text = String(floor + (up ? 1n : 0n)).padStart(decimals + 1, '0');
  return (
    decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  ) as `${number}`; // digits with at most one mark between them
}
