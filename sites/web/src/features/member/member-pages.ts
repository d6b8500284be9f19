import type { LazyPage } from '../../app/lazy-page.ts';
import type { MemberPageId } from './member-page-ids.ts';
import { messagesPage } from './messages/index.ts';
import { betsPage, profitPage, transactionsPage } from './records/index.ts';
import { securityPage } from './security/index.ts';

/** The code and words of each page of the member centre; the route table knows their names alone. */
export const memberPages: Record<MemberPageId, LazyPage> = {
  securityCenter: securityPage,
  personalHistoryCopy: betsPage,
  transactionHistory: transactionsPage,
  personalProfit: profitPage,
  messageV2: messagesPage,
};
