import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';
import { pageNoSchema, pageSizeSchema, pointsSchema } from './member-fields.ts';

/** A number of points that somebody asks to spend. */
const spentPointsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Goods are sent to an address; a gift is a code or a voucher that comes as a message. */
export const rewardTypes = ['GOODS', 'GIFT'] as const;
export type RewardType = (typeof rewardTypes)[number];

/** How far a redemption has come. */
export const redeemStates = ['inProcess', 'approved', 'rejected', 'done'] as const;
export type RedeemState = (typeof redeemStates)[number];

/** One thing of the point mall. */
export const pointsRewardSchema = v.object({
  rewardId: v.string(),
  type: v.picklist(rewardTypes),
  name: v.string(),
  description: v.string(),
  language: textLanguageSchema,
  imageUrl: v.string(),
  /** For one piece. */
  points: pointsSchema,
  /** Stakes of settled bets in the last 30 days that a member needs; `0.00` for none. */
  amountRequirement: moneySchema,
  /** Pieces that are left. */
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The most pieces at once. */
  maxQuantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type PointsReward = v.InferOutput<typeof pointsRewardSchema>;

/** A redemption (spec §3 "Redeem record"). */
export const redeemRecordSchema = v.object({
  /** Reference number. */
  reference: v.string(),
  applyTime: instantSchema,
  type: v.picklist(rewardTypes),
  name: v.string(),
  language: textLanguageSchema,
  quantity: v.number(),
  /** Points that it took, for all pieces. */
  points: pointsSchema,
  /** Stakes that it needed, see the reward. */
  amountRequirement: moneySchema,
  status: v.picklist(redeemStates),
  /** Why it was rejected, how it was sent; empty when there is nothing to say. */
  remark: v.string(),
});
export type RedeemRecord = v.InferOutput<typeof redeemRecordSchema>;

/** The points of a member and what they are worth in money. */
export const pointsBalance = endpoint({
  id: 'pointsBalance',
  method: 'GET',
  path: '/wps/points/balance',
  origin: 'name',
  token: true,
  request: v.object({}),
  response: v.object({
    points: pointsSchema,
    /** What converting all of them would give. */
    worth: moneySchema,
  }),
});

/** What the point mall has: goods and gifts, for guests as well. A member who takes a break or is excluded is shown none. */
export const pointsRewards = endpoint({
  id: 'pointsRewards',
  method: 'GET',
  path: '/wps/points/rewards',
  origin: 'name',
  knowsMember: true,
  request: v.object({
    /** One thing alone, by its id. */
    rewardId: v.optional(v.string()),
    /** Those that cost as many points or fewer. */
    maxPoints: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    type: v.optional(v.picklist(rewardTypes)),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(pointsRewardSchema), totalPages: v.number() }),
});

/** Takes something from the point mall for points. */
export const pointsRedeem = endpoint({
  id: 'pointsRedeem',
  method: 'POST',
  path: '/wps/points/redeem',
  origin: 'name',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({
    rewardId: v.string(),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    /** The payment password. */
    password: v.string(),
    /** Where goods go; a gift needs none. */
    address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  }),
  response: redeemRecordSchema,
});

/** What a member has redeemed, newest first. */
export const pointsRedeemList = endpoint({
  id: 'pointsRedeemList',
  method: 'GET',
  path: '/wps/points/redeem/list',
  origin: 'name',
  token: true,
  request: v.object({
    status: v.optional(v.picklist(redeemStates)),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(redeemRecordSchema), totalPages: v.number() }),
});

/** How points are earned and what they are worth; it is the same for everyone. */
export const pointsConfig = endpoint({
  id: 'pointsConfig',
  method: 'GET',
  path: '/wps/points/config',
  origin: 'name',
  request: v.object({}),
  response: v.object({
    /** So many points are this much money. */
    rate: v.object({ points: pointsSchema, amount: moneySchema }),
    /** The fewest points that can be converted at once. */
    minConvert: pointsSchema,
    /** So much staked in settled bets earns one point. */
    stakePerPoint: moneySchema,
    /** Points that are not used stay (spec §9). */
    expire: v.literal(false),
  }),
});

/** Why a member's points became more or fewer. */
export const pointsKinds = ['earned', 'redeemed', 'returned', 'converted'] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** Every change of a member's points, newest first. */
export const pointsTransactions = endpoint({
  id: 'pointsTransactions',
  method: 'GET',
  path: '/wps/points/transactions',
  origin: 'name',
  token: true,
  request: v.object({
    kind: v.optional(v.picklist(pointsKinds)),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({
    list: v.array(
      v.object({
        /** Number of the bet, the redemption or the conversion. */
        reference: v.string(),
        time: instantSchema,
        kind: v.picklist(pointsKinds),
        /** Below nothing when they went out. */
        points: pointsSchema,
        /** Points that there were afterwards. */
        balance: pointsSchema,
      }),
    ),
    totalPages: v.number(),
  }),
});

/** Turns points into money of the wallet, at the rate of the config; it cannot be taken back. */
export const pointsConvert = endpoint({
  id: 'pointsConvert',
  method: 'POST',
  path: '/wps/points/convert',
  origin: 'name',
  token: true,
  encrypted: true,
  idempotent: true,
  request: v.object({
    points: spentPointsSchema,
    /** The payment password. */
    password: v.string(),
  }),
  response: v.object({
    reference: v.string(),
    points: pointsSchema,
    /** Rounded half to even; what rounding leaves is the house's. */
    amount: moneySchema,
    time: instantSchema,
  }),
});

/** Calls of points and the point mall, by id. */
export const pointsCalls = {
  pointsBalance,
  pointsRewards,
  pointsRedeem,
  pointsRedeemList,
  pointsConfig,
  pointsTransactions,
  pointsConvert,
};
