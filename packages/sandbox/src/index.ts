export type { TrustsProxy } from './address.ts';
// The tables that a tree of many accounts is written to, and what settles it: for the measurements of scripts/bench.
export { contractKey, contracts, pays } from './agents/rows.ts';
export { settlePay } from './agents/settle.ts';
export type { SandboxArt } from './art.ts';
export { type Clock, systemClock } from './clock.ts';
export type { PlatformClock } from './control/clock.ts';
export {
  DroppedConnectionError,
  type Fault,
  type FaultInput,
  type Faults,
  type FaultsInput,
} from './control/faults.ts';
export type { Inbox } from './control/inbox.ts';
export type { Settings, SettingsChange } from './control/settings.ts';
export type { PlatformStatus, StatusChange } from './control/status.ts';
export {
  type Bet,
  drawRound,
  type Mechanic,
  mechanicsOf,
  ruledTypes,
} from './games/mechanics/index.ts';
export { betKey, bets } from './history/rows.ts';
export type { SandboxMerchant } from './merchant.ts';
export { policies } from './policies.ts';
export { type Caller, limitsOf, type Policy, type Restriction } from './policy.ts';
export { type Random, seededRandom } from './random.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { type SandboxAccount, sandboxAccounts } from './seed/accounts.ts';
export { filledStore } from './seed/filled-store.ts';
export { type HashPassword, quickHash } from './session/passwords.ts';
export { type AccountRow, accountKey, accounts } from './session/rows.ts';
export type { Limit } from './session/rules.ts';
export type { Entropy } from './session/secrets.ts';
export { sampleSelection } from './sports/sample.ts';
export { type Sport, sports, sportsReturn } from './sports/sports.ts';
export { memoryStore } from './store/memory-store.ts';
export { ConflictError, type Store, type Transaction, type Versioned } from './store/store.ts';
export { helpArticles } from './support/handlers.ts';
