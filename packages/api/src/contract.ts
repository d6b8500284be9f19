import { accountCalls } from './contract/account.ts';
import { affiliateCalls } from './contract/affiliates.ts';
import { agentAccountCalls } from './contract/agent-accounts.ts';
import { agentCalls } from './contract/agents.ts';
import { chanceCalls } from './contract/chances.ts';
import { contentCalls } from './contract/content.ts';
import { depositCalls } from './contract/deposits.ts';
import { deviceCalls } from './contract/devices.ts';
import { drawCalls } from './contract/draws.ts';
import { fileCalls } from './contract/files.ts';
import { gameListCalls } from './contract/game-list.ts';
import { gameCalls } from './contract/games.ts';
import { historyCalls } from './contract/history.ts';
import { launchCalls } from './contract/launch.ts';
import { lotteryCalls } from './contract/lottery.ts';
import { lotteryListCalls } from './contract/lottery-list.ts';
import { messageCalls } from './contract/messages.ts';
import { missionCalls } from './contract/missions.ts';
import { myGameCalls } from './contract/my-games.ts';
import { payeeCalls } from './contract/payees.ts';
import { pointsCalls } from './contract/points.ts';
import { promotionCalls } from './contract/promotions.ts';
import { protectionCalls } from './contract/protection.ts';
import { referralCalls } from './contract/referral.ts';
import { registrationCalls } from './contract/registration.ts';
import { rewardCalls } from './contract/rewards.ts';
import { sessionCalls } from './contract/session.ts';
import { socialCalls } from './contract/social.ts';
import { sportsCalls } from './contract/sports.ts';
import { supportCalls } from './contract/support.ts';
import { systemCalls } from './contract/system.ts';
import { teamCalls } from './contract/team.ts';
import { transferCalls } from './contract/transfers.ts';
import { vipCalls } from './contract/vip.ts';
import { walletCalls } from './contract/wallet.ts';
import { withdrawalCalls } from './contract/withdrawals.ts';

/** Every call of the platform, by id: the single source for client, sandbox, stories and docs. */
export const contract = {
  ...systemCalls,
  ...contentCalls,
  ...gameCalls,
  ...gameListCalls,
  ...myGameCalls,
  ...launchCalls,
  ...lotteryCalls,
  ...lotteryListCalls,
  ...drawCalls,
  ...sportsCalls,
  ...sessionCalls,
  ...registrationCalls,
  ...socialCalls,
  ...accountCalls,
  ...deviceCalls,
  ...walletCalls,
  ...transferCalls,
  ...fileCalls,
  ...depositCalls,
  ...payeeCalls,
  ...withdrawalCalls,
  ...historyCalls,
  ...pointsCalls,
  ...rewardCalls,
  ...chanceCalls,
  ...referralCalls,
  ...protectionCalls,
  ...supportCalls,
  ...messageCalls,
  ...agentAccountCalls,
  ...agentCalls,
  ...teamCalls,
  ...affiliateCalls,
  ...vipCalls,
  ...missionCalls,
  ...promotionCalls,
};
/** The contract as a type: its keys are the endpoint ids. */
export type Contract = typeof contract;
/** Id of a call. */
export type EndpointId = keyof Contract;
