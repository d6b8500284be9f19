import { accountExamples } from './contract/account.examples.ts';
import { affiliateExamples } from './contract/affiliates.examples.ts';
import { agentAccountExamples } from './contract/agent-accounts.examples.ts';
import { agentExamples } from './contract/agents.examples.ts';
import { chanceExamples } from './contract/chances.examples.ts';
import { contentExamples } from './contract/content.examples.ts';
import { depositExamples } from './contract/deposits.examples.ts';
import { deviceExamples } from './contract/devices.examples.ts';
import { drawExamples } from './contract/draws.examples.ts';
import { fileExamples } from './contract/files.examples.ts';
import { gameListExamples } from './contract/game-list.examples.ts';
import { gameExamples } from './contract/games.examples.ts';
import { historyExamples } from './contract/history.examples.ts';
import { launchExamples } from './contract/launch.examples.ts';
import { lotteryExamples } from './contract/lottery.examples.ts';
import { lotteryListExamples } from './contract/lottery-list.examples.ts';
import { messageExamples } from './contract/messages.examples.ts';
import { missionExamples } from './contract/missions.examples.ts';
import { myGameExamples } from './contract/my-games.examples.ts';
import { payeeExamples } from './contract/payees.examples.ts';
import { pointsExamples } from './contract/points.examples.ts';
import { promotionExamples } from './contract/promotions.examples.ts';
import { protectionExamples } from './contract/protection.examples.ts';
import { referralExamples } from './contract/referral.examples.ts';
import { registrationExamples } from './contract/registration.examples.ts';
import { rewardExamples } from './contract/rewards.examples.ts';
import { sessionExamples } from './contract/session.examples.ts';
import { socialExamples } from './contract/social.examples.ts';
import { sportsExamples } from './contract/sports.examples.ts';
import { supportExamples } from './contract/support.examples.ts';
import { systemExamples } from './contract/system.examples.ts';
import { teamExamples } from './contract/team.examples.ts';
import { transferExamples } from './contract/transfers.examples.ts';
import { vipExamples } from './contract/vip.examples.ts';
import { walletExamples } from './contract/wallet.examples.ts';
import { withdrawalExamples } from './contract/withdrawals.examples.ts';
import type { Contract } from './contract.ts';
import type { Endpoint, RequestOf, WireValueOf } from './endpoint.ts';

/** One request of a call and the value that answers it, as they travel. */
interface Example<Call extends Endpoint> {
  readonly request: RequestOf<Call>;
  readonly value: WireValueOf<Call>;
}
/** An example of each call of a group; a call without one is a type error. */
export type Examples<Calls extends Readonly<Record<string, Endpoint>>> = {
  readonly [Id in keyof Calls]: Example<Calls[Id]>;
};

/** An example of every call of the contract. */
export const examples: Examples<Contract> = {
  ...systemExamples,
  ...contentExamples,
  ...gameExamples,
  ...gameListExamples,
  ...myGameExamples,
  ...launchExamples,
  ...lotteryExamples,
  ...lotteryListExamples,
  ...drawExamples,
  ...sportsExamples,
  ...sessionExamples,
  ...registrationExamples,
  ...socialExamples,
  ...accountExamples,
  ...deviceExamples,
  ...walletExamples,
  ...transferExamples,
  ...fileExamples,
  ...depositExamples,
  ...payeeExamples,
  ...withdrawalExamples,
  ...historyExamples,
  ...pointsExamples,
  ...rewardExamples,
  ...chanceExamples,
  ...referralExamples,
  ...protectionExamples,
  ...supportExamples,
  ...messageExamples,
  ...agentAccountExamples,
  ...agentExamples,
  ...teamExamples,
  ...affiliateExamples,
  ...vipExamples,
  ...missionExamples,
  ...promotionExamples,
};
