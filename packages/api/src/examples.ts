import { bannersExample, noticesExample } from './contract/content.examples.ts';
import {
  gameMenusExample,
  hotGamesExample,
  vendorListExample,
  winnerBoardExample,
} from './contract/games.examples.ts';
import { popularLotteryExample } from './contract/lottery.examples.ts';
import {
  captchaExample,
  changePasswordExample,
  loginExample,
  logoutExample,
  memberInfoExample,
  registerSettingsExample,
  rememberCreateExample,
  rememberLoginExample,
  rememberRevokeExample,
  secondStepCodeExample,
  secondStepVerifyExample,
  sessionKeysExample,
  smsLoginCodeExample,
  updateLanguageExample,
  verificationChallengeExample,
} from './contract/session.examples.ts';
import {
  permissionExample,
  systemStatusExample,
  whitelabelExample,
} from './contract/system.examples.ts';
import { balanceExample } from './contract/wallet.examples.ts';
import type { Contract, EndpointId } from './contract.ts';
import type { RequestOf, WireValueOf } from './endpoint.ts';

/** One request and the value that answers it, as they travel. */
export interface Example<Id extends EndpointId> {
  request: RequestOf<Contract[Id]>;
  value: WireValueOf<Contract[Id]>;
}

/** An example of every call; a call without one is a type error here. */
export const examples: { readonly [Id in EndpointId]: Example<Id> } = {
  systemStatus: systemStatusExample,
  permission: permissionExample,
  whitelabel: whitelabelExample,
  notices: noticesExample,
  banners: bannersExample,
  gameMenus: gameMenusExample,
  vendorList: vendorListExample,
  hotGames: hotGamesExample,
  popularLottery: popularLotteryExample,
  winnerBoard: winnerBoardExample,
  sessionKeys: sessionKeysExample,
  login: loginExample,
  secondStepCode: secondStepCodeExample,
  secondStepVerify: secondStepVerifyExample,
  smsLoginCode: smsLoginCodeExample,
  captcha: captchaExample,
  verificationChallenge: verificationChallengeExample,
  memberInfo: memberInfoExample,
  logout: logoutExample,
  updateLanguage: updateLanguageExample,
  changePassword: changePasswordExample,
  registerSettings: registerSettingsExample,
  rememberCreate: rememberCreateExample,
  rememberLogin: rememberLoginExample,
  rememberRevoke: rememberRevokeExample,
  balance: balanceExample,
};
