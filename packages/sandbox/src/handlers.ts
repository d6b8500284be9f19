import type { SentOf, WireValueOf } from '@livery/api';
import type { Contract, EndpointId } from '@livery/api/contract';
import { accountHandlers } from './account/handlers.ts';
import { affiliateHandlers } from './affiliates/handlers.ts';
import { agentAccountHandlers } from './agent-accounts/handlers.ts';
import { contractHandlers } from './agents/contract-handlers.ts';
import { payHandlers } from './agents/pay-handlers.ts';
import { chanceHandlers } from './chances/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import type { SettingsRow } from './control/settings.ts';
import { depositHandlers } from './deposits/handlers.ts';
import { drawHandlers } from './draws/handlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import { gameListHandlers } from './games/list-handlers.ts';
import { myGameHandlers } from './games/my-handlers.ts';
import { historyHandlers } from './history/handlers.ts';
import { launchHandlers } from './launch/handlers.ts';
import { lotteryHandlers } from './lottery/handlers.ts';
import { lotteryListHandlers } from './lottery/list-handlers.ts';
import type { SandboxMerchant } from './merchant.ts';
import { messageHandlers } from './messages/handlers.ts';
import { missionHandlers } from './missions/handlers.ts';
import { pointsHandlers } from './points/handlers.ts';
import type { Policy } from './policy.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { raffleHandlers } from './promotions/raffle.ts';
import { protectionHandlers } from './protection/handlers.ts';
import { referralHandlers } from './referral/handlers.ts';
import type { Refused } from './refusal.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { rewardHandlers } from './rewards/handlers.ts';
import { loginHandlers } from './session/login-handlers.ts';
import { memberHandlers } from './session/member-handlers.ts';
import type { Passwords } from './session/passwords.ts';
import type { KeyRow } from './session/rows.ts';
import type { Limit } from './session/rules.ts';
import { secondStepHandlers } from './session/second-step-handlers.ts';
import type { Entropy } from './session/secrets.ts';
import type { Member } from './session/sessions.ts';
import { visitorHandlers } from './session/visitor-handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { sportsHandlers } from './sports/handlers.ts';
import type { Transaction } from './store/store.ts';
import { supportHandlers } from './support/handlers.ts';
import { systemHandlers } from './system/handlers.ts';
import type { StatusRow } from './tables.ts';
import { teamHandlers } from './team/handlers.ts';
import { transferHandlers } from './transfers/handlers.ts';
import { vipHandlers } from './vip/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { withdrawalHandlers } from './withdrawals/handlers.ts';
import { payeeHandlers } from './withdrawals/payees.ts';

/** What a handler receives of the call. */
export interface Context {
  /** Who is signed in, of a call that knows members. */
  member?: Member | undefined;
  tx: Transaction;
  merchant: SandboxMerchant;
  /** Language to answer in, as an upper-case code. */
  language: string;
  /** The platform's time of this call. */
  now: number;
  /** The number that all content comes from. */
  seed: number;
  status: StatusRow;
  clientIp: string;
  /** What the visitor's browser says of itself; empty when it says nothing. */
  userAgent: string;
  /** The limits that the call's policy names: no other one counts. */
  limits: readonly Limit[];
  /** What the visitor got for a picture that they read; whether it is good is looked at when it is needed. */
  pass: string | undefined;
  settings: SettingsRow;
  keys: KeyRow;
  passwords: Passwords;
  /** Random source for unpredictable values. */
  entropy: Entropy;
}

/** What a handler receives of a call that needs the token. */
export interface MemberContext extends Context {
  member: Member;
}

type ContextOf<Id extends EndpointId> = Contract[Id]['token'] extends true
  ? MemberContext
  : Context;

/** A call of the contract: what has to hold before it is handled, and how it is handled. */
export interface Call<Id extends EndpointId> {
  readonly policy: Policy<Id>;
  handle(
    context: ContextOf<Id>,
    request: SentOf<Contract[Id]>,
  ): Promise<WireValueOf<Contract[Id]> | Refused>;
}

/** Every call of the contract. */
export type Handlers = { readonly [Id in EndpointId]: Call<Id> };

/** Every handler; a call of the contract without one, or one without a policy, is a type error. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...contentHandlers,
  ...gameHandlers,
  ...gameListHandlers,
  ...myGameHandlers,
  ...launchHandlers,
  ...lotteryHandlers,
  ...lotteryListHandlers,
  ...drawHandlers,
  ...sportsHandlers,
  ...visitorHandlers,
  ...loginHandlers,
  ...secondStepHandlers,
  ...memberHandlers,
  ...registrationHandlers,
  ...socialHandlers,
  ...accountHandlers,
  ...transferHandlers,
  ...fileHandlers,
  ...depositHandlers,
  ...payeeHandlers,
  ...withdrawalHandlers,
  ...walletHandlers,
  ...pointsHandlers,
  ...rewardHandlers,
  ...referralHandlers,
  ...historyHandlers,
  ...protectionHandlers,
  ...supportHandlers,
  ...messageHandlers,
  ...agentAccountHandlers,
  ...contractHandlers,
  ...payHandlers,
  ...teamHandlers,
  ...affiliateHandlers,
  ...vipHandlers,
  ...missionHandlers,
  ...promotionHandlers,
  ...raffleHandlers,
  ...chanceHandlers,
};
