import { table } from '../store/store.ts';

/** When a promotion of a merchant runs, by merchant and id; its words are the platform's. */
export interface PromotionRow {
  promotionId: string;
  startTime: number;
  endTime: number;
}
export const promotionRows = table<PromotionRow>('promotions');

/** Key of a promotion's row. */
export function promotionKey(merchant: string, promotionId: string): string {
  return `${merchant}/${promotionId}`;
}

/** What a member has done in a promotion, by account and promotion. */
export interface ActivityRow {
  reference: string;
  comment: string;
  /** Ids of uploads. */
  images: readonly string[];
  /** When the member joined, applied or signed last, in milliseconds since 1970. */
  time: number;
  /** When somebody begins to look at an application, and when it is decided. */
  processingAt?: number | undefined;
  decidedAt?: number | undefined;
  /** When the reward was paid. */
  paidAt?: number | undefined;
}
export const activities = table<ActivityRow>('activities');

/** Key of an activity's row. */
export function activityKey(account: string, promotionId: string): string {
  return `${account}/${promotionId}`;
}

/** A turn in the raffle, by account and day. */
export const raffleTurns = table<{ reference: string; amount: string; time: number }>(
  'raffle-turns',
);
