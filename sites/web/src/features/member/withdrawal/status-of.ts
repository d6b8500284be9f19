import type { SentWithdrawal } from '@livery/flows/withdrawal-confirmation';
import type { Status } from '@livery/ui/status-pill';

/** The tone and the drawing of each state of a withdrawal. */
export const statusOf: Readonly<Record<SentWithdrawal['state'], Status>> = {
  requested: 'in-process',
  inReview: 'processing',
  approved: 'approved',
  sent: 'to-confirm',
  received: 'received',
  rejected: 'rejected',
  disputed: 'not-received',
  forcedReceived: 'forced-received',
};
