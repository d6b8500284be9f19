import type { feedbackTypes } from '@livery/api/contract/support';
import { sortableTime } from '../ledger/rows.ts';
import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** Feedback of a member, by merchant and reference. */
export interface FeedbackRow {
  account: string;
  reference: string;
  questionType: (typeof feedbackTypes)[number];
  content: string;
  about?: string | undefined;
  time: number;
  /** What support wrote back, and when. */
  answer?: { text: Localised; time: number } | undefined;
  /** When it was closed. */
  closedAt?: number | undefined;
}
export const feedbackRows = table<FeedbackRow>('feedback', {
  byAccount: ({ account, time }) => `${account}/${sortableTime(time)}`,
});
