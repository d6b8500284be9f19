import type { LazyPage } from '../../app/lazy-page.ts';
import { depositPage } from './deposit/index.ts';
import { withMoney } from './frame/with-money.ts';
import type { MemberPageId } from './member-page-ids.ts';
import { messagesPage } from './messages/index.ts';
import { betsPage, profitPage, transactionsPage } from './records/index.ts';
import { referralPage } from './referral/index.ts';
import { rewardCentrePage } from './reward-centre/index.ts';
import { bonusesPage, missionsPage, rebatePage } from './rewards/index.ts';
import { securityPage } from './security/index.ts';
import { transferPage } from './transfer/index.ts';
import { walletsPage } from './wallets/index.ts';
import { withdrawPage } from './withdrawal/index.ts';

/** The code and words of each page of the member centre; the route table knows their names alone. */
export const memberPages: Record<MemberPageId, LazyPage> = withMoney({
  securityCenter: securityPage,
  transferFund: walletsPage,
  depositv2: depositPage,
  withdraw: withdrawPage,
  transferUpline: transferPage,
  personalHistoryCopy: betsPage,
  transactionHistory: transactionsPage,
  personalProfit: profitPage,
  bonusDetails: bonusesPage,
  rewardCenter: rewardCentrePage,
  referral: referralPage,
  missionLeaderboard: missionsPage,
  messageV2: messagesPage,
  manualRebate: rebatePage,
});
