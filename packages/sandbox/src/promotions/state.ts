import type { ActivityState, Promotion } from '@livery/api/contract/promotions';
import type { ActivityRow, PromotionRow } from './rows.ts';
import type { PromotionText } from './texts.ts';

/** How long an application waits before somebody looks at it, and how long until it is decided. */
export const processingAfterMs = 2 * 60_000;
export const decidedAfterMs = 10 * 60_000;

/** Days in which a reward can be claimed. */
export const claimDays = 7;

/** Until when the reward of a decided application can be claimed. */
export function claimUntil({ decidedAt = 0 }: Pick<ActivityRow, 'decidedAt'>): number {
  return decidedAt + claimDays * 24 * 60 * 60_000;
}

/** The state of a promotion for everybody. */
export function openness(
  { startTime, endTime }: Pick<PromotionRow, 'startTime' | 'endTime'>,
  now: number,
): Promotion['state'] {
  if (now < startTime) return 'comingSoon';
  return now < endTime ? 'join' : 'closed';
}

/** Whether there is nothing in an application that could be looked at. */
function isEmpty({ comment, images }: Pick<ActivityRow, 'comment' | 'images'>): boolean {
  return comment === '' && images.length === 0;
}

/**
 * The state of an activity (spec §4). What a member has applied for is seen through, also when the promotion is over; a reward that
 * is not claimed in its days is lost.
 *
 * @param today says when the running day began, for what is done once a day
 */
export function activityState(
  { activity, direct }: Pick<PromotionText, 'activity' | 'direct'>,
  row: ActivityRow | undefined,
  { open, now, today }: { open: Promotion['state']; now: number; today: () => number },
): ActivityState {
  if (activity === 'application' && row) {
    if (row.paidAt !== undefined) return direct ? 'issued' : 'claimed';
    if (now < (row.processingAt ?? 0)) return 'applying';
    if (now < (row.decidedAt ?? 0)) return 'processing';
    if (isEmpty(row)) return 'rejected';
    // What nobody claims in time is over; what is paid without a claim is due whenever somebody looks.
    return direct || now < claimUntil(row) ? 'claim' : 'closed';
  }
  if (open !== 'join') return open;
  if (row === undefined) return 'join';
  if (activity === 'join') return 'joined';
  if (row.time < today()) return 'join';
  return activity === 'signIn' ? 'signed' : 'joined';
}
