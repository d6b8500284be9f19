import { contentCalls } from './contract/content.ts';
import { gameCalls } from './contract/games.ts';
import { historyCalls } from './contract/history.ts';
import { lotteryCalls } from './contract/lottery.ts';
import { pointsCalls } from './contract/points.ts';
import { protectionCalls } from './contract/protection.ts';
import { registrationCalls } from './contract/registration.ts';
import { rewardCalls } from './contract/rewards.ts';
import { sessionCalls } from './contract/session.ts';
import { systemCalls } from './contract/system.ts';
import { transferCalls } from './contract/transfers.ts';
import { walletCalls } from './contract/wallet.ts';

/** Every call of the platform, by id: the single source for client, sandbox, stories and docs. */
export const contract = {
  ...systemCalls,
  ...contentCalls,
  ...gameCalls,
  ...lotteryCalls,
  ...sessionCalls,
  ...registrationCalls,
  ...walletCalls,
  ...transferCalls,
  ...historyCalls,
  ...pointsCalls,
  ...rewardCalls,
  ...protectionCalls,
};
/** The contract as a type: its keys are the endpoint ids. */
export type Contract = typeof contract;
/** Id of a call. */
export type EndpointId = keyof Contract;
