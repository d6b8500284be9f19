import { banners, notices } from './contract/content.ts';
import { gameMenus, hotGames, vendorList, winnerBoard } from './contract/games.ts';
import { sessionKeys } from './contract/keys.ts';
import { popularLottery } from './contract/lottery.ts';
import {
  captcha,
  changePassword,
  login,
  logout,
  memberInfo,
  registerSettings,
  rememberCreate,
  rememberLogin,
  rememberRevoke,
  secondStepCode,
  secondStepVerify,
  smsLoginCode,
  updateLanguage,
  verificationChallenge,
} from './contract/session.ts';
import { permission, systemStatus, whitelabel } from './contract/system.ts';
import { balance } from './contract/wallet.ts';

export {
  type Banner,
  type BannerGroup,
  bannerGroups,
  bannerSchema,
  banners,
  type Notice,
  noticeSchema,
  notices,
} from './contract/content.ts';
export { moneySchema } from './contract/fields.ts';
export {
  type Game,
  type GameMenu,
  gameMenuSchema,
  gameMenus,
  gamePlatforms,
  gameSchema,
  hotGames,
  type Vendor,
  vendorList,
  vendorSchema,
  type Winner,
  type WinnerEntry,
  winnerBoard,
  winnerEntrySchema,
  winnerSchema,
} from './contract/games.ts';
export { type KeySet, keySetSchema, sessionKeys } from './contract/keys.ts';
export {
  type DrawStatus,
  drawStatuses,
  type LotteryGame,
  lotteryGameSchema,
  popularLottery,
} from './contract/lottery.ts';
export {
  captcha,
  changePassword,
  type FieldRule,
  fieldRuleSchema,
  type LoginType,
  type LoginValue,
  login,
  loginTypes,
  loginValueSchema,
  logout,
  type MemberInfo,
  memberInfo,
  memberInfoSchema,
  type PreviousLogin,
  type RegisterSettings,
  registerSettings,
  registerSettingsSchema,
  rememberCreate,
  rememberLogin,
  rememberRevoke,
  type SecondStep,
  type SecondStepMethod,
  secondStepCode,
  secondStepMethods,
  secondStepSchema,
  secondStepVerify,
  smsLoginCode,
  updateLanguage,
  type VerificationChallenge,
  verificationChallenge,
  verificationChallengeSchema,
} from './contract/session.ts';
export {
  type CustomerServiceEntry,
  customerServiceEntrySchema,
  type Permission,
  permission,
  permissionSchema,
  type Resource,
  resourceSchema,
  type SettingsNode,
  type SystemStatus,
  settingsNodeSchema,
  systemStatus,
  systemStatusSchema,
  type Whitelabel,
  whitelabel,
  whitelabelSchema,
} from './contract/system.ts';
export { balance } from './contract/wallet.ts';

/** Every call of the platform, by id: the single source for client, sandbox, stories and docs. */
export const contract = {
  systemStatus,
  permission,
  whitelabel,
  notices,
  banners,
  gameMenus,
  vendorList,
  hotGames,
  popularLottery,
  winnerBoard,
  sessionKeys,
  login,
  secondStepCode,
  secondStepVerify,
  smsLoginCode,
  captcha,
  verificationChallenge,
  memberInfo,
  logout,
  updateLanguage,
  changePassword,
  registerSettings,
  rememberCreate,
  rememberLogin,
  rememberRevoke,
  balance,
};
/** The contract as a type: its keys are the endpoint ids. */
export type Contract = typeof contract;
/** Id of a call. */
export type EndpointId = keyof Contract;
