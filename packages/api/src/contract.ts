import { contentCalls } from './contract/content.ts';
import { gameListCalls } from './contract/game-list.ts';
import { gameCalls } from './contract/games.ts';
import { launchCalls } from './contract/launch.ts';
import { lotteryCalls } from './contract/lottery.ts';
import { lotteryListCalls } from './contract/lottery-list.ts';
import { myGameCalls } from './contract/my-games.ts';
import { registrationCalls } from './contract/registration.ts';
import { sessionCalls } from './contract/session.ts';
import { systemCalls } from './contract/system.ts';
import { transferCalls } from './contract/transfers.ts';
import { walletCalls } from './contract/wallet.ts';

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
  ...sessionCalls,
  ...registrationCalls,
  ...walletCalls,
  ...transferCalls,
};
/** The contract as a type: its keys are the endpoint ids. */
export type Contract = typeof contract;
/** Id of a call. */
export type EndpointId = keyof Contract;
