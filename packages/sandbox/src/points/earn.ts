import type { Context } from '../handlers.ts';
import type { BetRow } from '../history/rows.ts';
import { houseBook, memberBook, pointsCurrency, post } from '../ledger/ledger.ts';
import { shareOf } from '../money/amount.ts';
import { usual } from '../money/request.ts';

/** So many points are one of the merchant's usual units of money. */
export const pointsPerUnit = 200n;
/** The fewest points that are converted at once. */
export const minConvert = 200;

/** What stakes one point costs, in minor units. */
export function stakePerPoint(context: Pick<Context, 'merchant'>): bigint {
  return usual(10, context);
}

/** What points are worth, in minor units: half a unit goes to the even one, and what rounding leaves is the house's. */
export function worthOf(points: bigint, context: Pick<Context, 'merchant'>): bigint {
  return shareOf(points, { of: usual(1, context), in: pointsPerUnit });
}

/** Gives the points that a decided bet has earned, if it has earned any. */
export async function earnPoints(
  { tx, merchant, now }: Pick<Context, 'tx' | 'merchant' | 'now'>,
  { account, stake, reference }: BetRow,
): Promise<void> {
  const points = BigInt(stake) / stakePerPoint({ merchant });
  if (points === 0n) return;
  const currency = pointsCurrency;
  await post(tx, {
    id: `${merchant.code}-${reference}-points`,
    merchant: merchant.code,
    kind: 'points',
    time: now,
    reference,
    postings: [
      { book: houseBook(merchant.code, 'points'), amount: -points, currency },
      { book: memberBook(account, 'points'), amount: points, currency },
    ],
  });
}
