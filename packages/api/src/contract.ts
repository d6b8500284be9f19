import { accountCalls } from './contract/account.ts';
import { contentCalls } from './contract/content.ts';
import { gameCalls } from './contract/games.ts';
import { lotteryCalls } from './contract/lottery.ts';
import { registrationCalls } from './contract/registration.ts';
import { sessionCalls } from './contract/session.ts';
import { socialCalls } from './contract/social.ts';
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
  ...socialCalls,
  ...accountCalls,
  ...walletCalls,
  ...transferCalls,
};
/** The contract as a type: its keys are the endpoint ids. */
export type Contract = typeof contract;
/** Id of a call. */
export type EndpointId = keyof Contract;
