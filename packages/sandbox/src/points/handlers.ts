import type { PointsKind, PointsReward, RedeemRecord } from '@livery/api/contract/points';
import type { Context, Handlers, MemberContext } from '../handlers.ts';
import { bets, isDecided } from '../history/rows.ts';
import { rewardAddress } from '../images.ts';
import { balanceOf, houseBook, memberBook, pointsCurrency, post } from '../ledger/ledger.ts';
import { type PostingRow, postings, sortableTime } from '../ledger/rows.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { newReference, usual } from '../money/request.ts';
import { pageOf } from '../paging.ts';
import { anyone, everyMember, realPlayers } from '../policy.ts';
import { refuseOffers } from '../protection/standing.ts';
import { Refused } from '../refusal.ts';
import { minConvert, pointsPerUnit, stakePerPoint, worthOf } from './earn.ts';
import {
  type RedeemRow,
  type RewardRow,
  redeems,
  rewardKey,
  rewards,
  stateOfRedeem,
} from './rows.ts';
import { remarks } from './words.ts';

/** For how long stakes count towards what a reward requires. */
const requirementMs = 30 * 24 * 60 * 60_000;

export const pointsHandlers: Pick<
  Handlers,
  | 'pointsBalance'
  | 'pointsRewards'
  | 'pointsRedeem'
  | 'pointsRedeemList'
  | 'pointsConfig'
  | 'pointsTransactions'
  | 'pointsConvert'
> = {
  pointsBalance: {
    policy: everyMember,
    async handle(context) {
      const points = await pointsOf(context);
      return { points: Number(points), worth: textOf(context)(worthOf(points, context)) };
    },
  },

  pointsRewards: {
    policy: anyone,
    async handle(context, { rewardId, maxPoints = Infinity, type, ...which }) {
      const { tx, merchant } = context;
      const stretch = { from: `${merchant.code}/`, to: `${merchant.code}/~` };
      const rows = (await refuseOffers(context))
        ? []
        : (await tx.range(rewards, 'byMerchant', stretch))
            .map(({ row }) => row)
            .filter((row) => type === undefined || row.type === type)
            .filter((row) => rewardId === undefined || row.rewardId === rewardId)
            .filter(({ points }) => points <= maxPoints);
      const { items, totalPages } = pageOf(rows, which);
      return { list: items.map((row) => rewardOf(row, context)), totalPages };
    },
  },

  pointsRedeem: {
    policy: { ...realPlayers, paymentPassword: ({ password }) => password },
    async handle(context, { rewardId, quantity, address }) {
      const { tx, member, merchant, now } = context;
      const key = rewardKey(merchant.code, rewardId);
      const reward = (await tx.get(rewards, key))?.row;
      if (reward === undefined) return unknownReward;
      if (quantity > reward.maxQuantity) {
        return new Refused('AMOUNT_TOO_LARGE', `The most at once is ${reward.maxQuantity}.`);
      }
      if (quantity > reward.stock) {
        return new Refused('OUT_OF_STOCK', `There are ${reward.stock} left.`);
      }
      if (reward.type === 'GOODS' && !address) return needsAddress;
      const required = BigInt(reward.amountRequirement);
      if (required > 0n && (await stakedLately(context)) < required) {
        const text = textOf(context)(required);
        return new Refused('REQUIREMENT_NOT_MET', `It needs ${text} staked in the last 30 days.`);
      }
      const reference = newReference('M', context);
      const points = reward.points * quantity;
      const currency = pointsCurrency;
      const short = await post(tx, {
        id: `${merchant.code}-${reference}`,
        merchant: merchant.code,
        kind: 'pointsRedeemed',
        time: now,
        reference,
        postings: [
          { book: memberBook(member.key, 'points'), amount: BigInt(-points), currency },
          { book: houseBook(merchant.code, 'points'), amount: BigInt(points), currency },
        ],
      });
      if (short) return tooFewPoints;
      await tx.put(rewards, key, { ...reward, stock: reward.stock - quantity });
      const { type, name, amountRequirement } = reward;
      const row: RedeemRow = {
        reference,
        merchant: merchant.code,
        account: member.key,
        type,
        name,
        quantity,
        points,
        amountRequirement,
        time: now,
        address,
      };
      await tx.put(redeems, `${merchant.code}/${reference}`, row, 0);
      return recordOf(row, context);
    },
  },

  pointsRedeemList: {
    policy: everyMember,
    async handle(context, { status, ...which }) {
      const { tx, member, now } = context;
      const stretch = { from: `${member.key}/`, to: `${member.key}/~`, reverse: true };
      const rows = (await tx.range(redeems, 'byAccount', stretch))
        .map(({ row }) => row)
        .filter((row) => status === undefined || stateOfRedeem(row, now) === status);
      const { items, totalPages } = pageOf(rows, which);
      return { list: items.map((row) => recordOf(row, context)), totalPages };
    },
  },

  pointsConfig: {
    policy: anyone,
    async handle(context) {
      const text = textOf(context);
      return {
        rate: { points: Number(pointsPerUnit), amount: text(usual(1, context)) },
        minConvert,
        stakePerPoint: text(stakePerPoint(context)),
        expire: false,
      };
    },
  },

  pointsTransactions: {
    policy: everyMember,
    async handle({ tx, member }, { kind, ...which }) {
      const book = memberBook(member.key, 'points');
      const found = await tx.range(postings, 'byBook', { from: `${book}/`, to: `${book}/~` });
      let balance = 0;
      const entries = found
        .map(({ row }) => {
          balance += Number(row.amount);
          return {
            reference: row.reference,
            time: row.time,
            kind: kindOf(row),
            points: Number(row.amount),
            balance,
          };
        })
        .filter((entry) => kind === undefined || entry.kind === kind)
        .reverse();
      const { items, totalPages } = pageOf(entries, which);
      return { list: items, totalPages };
    },
  },

  pointsConvert: {
    policy: { ...realPlayers, paymentPassword: ({ password }) => password },
    async handle(context, { points }) {
      const { tx, member, merchant, now } = context;
      if (points < minConvert) {
        return new Refused('AMOUNT_TOO_SMALL', `The fewest are ${minConvert} points.`);
      }
      const spent = BigInt(points);
      if (spent > (await pointsOf(context))) return tooFewPoints;
      const amount = worthOf(spent, context);
      const reference = newReference('C', context);
      const currency = merchant.currency.code;
      const house = houseBook(merchant.code, 'points');
      await post(tx, {
        id: `${merchant.code}-${reference}`,
        merchant: merchant.code,
        kind: 'pointsConverted',
        time: now,
        reference,
        postings: [
          { book: memberBook(member.key, 'points'), amount: -spent, currency: pointsCurrency },
          { book: house, amount: spent, currency: pointsCurrency },
          { book: house, amount: -amount, currency },
          { book: memberBook(member.key, 'wallet'), amount, currency },
        ],
      });
      return { reference, points, amount: textOf(context)(amount), time: now };
    },
  },
};

function pointsOf({ tx, member }: Pick<MemberContext, 'tx' | 'member'>): Promise<bigint> {
  return balanceOf(tx, memberBook(member.key, 'points'));
}

/** Stakes of the bets that were decided in the last 30 days, in minor units. */
async function stakedLately({ tx, member, now }: MemberContext): Promise<bigint> {
  const from = `${member.key}/${sortableTime(now - requirementMs)}`;
  let sum = 0n;
  for (const { row } of await tx.range(bets, 'bySettled', { from, to: `${member.key}/~` })) {
    if (isDecided(row)) sum += BigInt(row.stake);
  }
  return sum;
}

function rewardOf(row: RewardRow, context: Context): PointsReward {
  const { merchant, language } = context;
  const { rewardId, type, points, stock, maxQuantity } = row;
  const name = localise(row.name, language);
  return {
    rewardId,
    type,
    name: name.text,
    description: localise(row.description, language).text,
    language: name.language,
    imageUrl: rewardAddress(merchant.code, rewardId),
    points,
    amountRequirement: textOf(context)(BigInt(row.amountRequirement)),
    stock,
    maxQuantity,
  };
}

function recordOf(row: RedeemRow, context: MemberContext): RedeemRecord {
  const { now, language } = context;
  const { reference, time, type, quantity, points } = row;
  const status = stateOfRedeem(row, now);
  const name = localise(row.name, language);
  const remark = status === 'rejected' ? row.rejected : remarks[type][status];
  return {
    reference,
    applyTime: time,
    type,
    name: name.text,
    language: name.language,
    quantity,
    points,
    amountRequirement: textOf(context)(BigInt(row.amountRequirement)),
    status,
    remark: remark === undefined ? '' : localise(remark, language).text,
  };
}

function kindOf({ kind, amount }: PostingRow): PointsKind {
  if (kind === 'pointsConverted') return 'converted';
  if (kind !== 'pointsRedeemed') return 'earned';
  return amount.startsWith('-') ? 'redeemed' : 'returned';
}

function textOf({ merchant }: Pick<MemberContext, 'merchant'>) {
  return (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
}

const unknownReward = new Refused('NOT_FOUND', 'The point mall has no such thing.', {
  status: 404,
});
const needsAddress = new Refused('FIELD_INVALID', 'Expected an address to send the goods to.');
const tooFewPoints = new Refused('INSUFFICIENT_POINTS', 'There are too few points.');
