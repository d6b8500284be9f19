import { houseBook, type Movement, memberBook, pointsCurrency } from '../ledger/ledger.ts';
import { worthOf } from '../points/earn.ts';
import type { RedeemRow, RewardRow } from '../points/rows.ts';
import { noLongerThere } from '../points/words.ts';
import { type Past, seedReference } from './bets.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Points earned in each month, the oldest first. */
const earned = [310, 540, 420, 880, 660, 1240, 730, 950, 1120, 1480, 990, 1310, 1170] as const;
/** Points turned into money, so many days ago. */
const converted = [
  [230, 601],
  [95, 1000],
] as const;
/** What was redeemed, so many hours ago: in each state that time brings on, and one that was rejected. */
const taken = [
  ['TEA', 2, 9 * 30 * 24],
  ['CARDS', 1, 5 * 30 * 24],
  ['TEA', 1, 70 * 24, 'rejected'],
  ['LANTERN', 1, 50],
  ['TEA', 3, 3],
] as const;

/** The points of a member over 13 months, and what became of them. */
export function planPoints(past: Past, mall: readonly RewardRow[]) {
  const { merchant, account, now } = past;
  const { code } = merchant;
  const own = memberBook(account, 'points');
  const house = houseBook(code, 'points');
  const inPoints = (points: number) => [
    { book: own, amount: BigInt(points), currency: pointsCurrency },
    { book: house, amount: BigInt(-points), currency: pointsCurrency },
  ];
  const movements: Movement[] = earned.map((points, month) => {
    const time = now - (earned.length - month) * 30 * day + 2 * day;
    const reference = seedReference('P', time, month);
    return {
      id: `${code}-${reference}`,
      merchant: code,
      kind: 'points',
      time,
      reference,
      postings: inPoints(points),
    };
  });
  for (const [at, [daysAgo, points]] of converted.entries()) {
    const time = now - daysAgo * day;
    const reference = seedReference('C', time, at);
    const amount = worthOf(BigInt(points), { merchant });
    const currency = merchant.currency.code;
    movements.push({
      id: `${code}-${reference}`,
      merchant: code,
      kind: 'pointsConverted',
      time,
      reference,
      postings: [
        ...inPoints(-points),
        { book: house, amount: -amount, currency },
        { book: memberBook(account, 'wallet'), amount, currency },
      ],
    });
  }
  const redeemed: RedeemRow[] = [];
  for (const [at, [rewardId, quantity, hoursAgo, end]] of taken.entries()) {
    const reward = mall.find((each) => each.rewardId === rewardId);
    if (reward === undefined) continue;
    const { type, name, amountRequirement } = reward;
    const time = now - hoursAgo * hour;
    const reference = seedReference('M', time, at);
    const points = reward.points * quantity;
    const movement = { merchant: code, kind: 'pointsRedeemed', reference } as const;
    redeemed.push({
      reference,
      merchant: code,
      account,
      type,
      name,
      quantity,
      points,
      amountRequirement,
      time,
      ...(type === 'GOODS' ? { address: '1 Lotus Lane' } : {}),
      ...(end === 'rejected' ? { rejected: noLongerThere } : {}),
    });
    movements.push({ ...movement, id: `${code}-${reference}`, time, postings: inPoints(-points) });
    if (end !== 'rejected') continue;
    movements.push({
      ...movement,
      id: `${code}-${reference}-returned`,
      time: time + day,
      postings: inPoints(points),
    });
  }
  return { movements, redeemed };
}
