import type { RedeemState, RewardType } from '@livery/api/contract/points';
import { sortableTime } from '../ledger/rows.ts';
import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** A thing of a merchant's point mall. */
export interface RewardRow {
  rewardId: string;
  merchant: string;
  /** Place in the mall, from 0. */
  position: number;
  type: RewardType;
  name: Localised;
  description: Localised;
  /** For one piece. */
  points: number;
  /** Stakes of the last 30 days that it needs, in minor units. */
  amountRequirement: string;
  stock: number;
  maxQuantity: number;
}
export const rewards = table<RewardRow>('rewards', {
  byMerchant: ({ merchant, position }) => `${merchant}/${String(position).padStart(4, '0')}`,
});

/** Key of a reward's row. */
export function rewardKey(merchant: string, rewardId: string): string {
  return `${merchant}/${rewardId}`;
}

/** A redemption, with what it was for as it was then. */
export interface RedeemRow {
  reference: string;
  merchant: string;
  /** Key of the account's row. */
  account: string;
  type: RewardType;
  name: Localised;
  quantity: number;
  /** For all pieces. */
  points: number;
  amountRequirement: string;
  /** Milliseconds since 1970. */
  time: number;
  address?: string | undefined;
  /** Why the house did not grant it; the points went back. */
  rejected?: Localised | undefined;
}
export const redeems = table<RedeemRow>('redeems', {
  byAccount: ({ account, time }) => `${account}/${sortableTime(time)}`,
});

const day = 24 * 60 * 60_000;
/** How long the house takes to look at a redemption, and to send what it is for. */
const redeemSteps = { approvedAfter: day, doneAfter: 4 * day } as const;

/** How far a redemption has come: unless it was rejected, time brings it on. */
export function stateOfRedeem({ time, rejected }: RedeemRow, now: number): RedeemState {
  if (rejected !== undefined) return 'rejected';
  if (now - time < redeemSteps.approvedAfter) return 'inProcess';
  return now - time < redeemSteps.doneAfter ? 'approved' : 'done';
}
