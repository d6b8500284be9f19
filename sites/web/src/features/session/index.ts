export {
  guardAction,
  guardAgentPage,
  insideOf,
  leadingTo,
  returnPath,
  wantedPath,
} from './guard-action.ts';
export { type Invitation, invitationCode, keepInvitation, keptInvitation } from './invitation.ts';
export { isLoginWindow } from './is-login-window.ts';
export { loadRecall } from './load-recall.ts';
export { handOver, openLoginWindow } from './login-window.ts';
export { recordOf } from './member-record.ts';
export { rememberMark } from './remember-mark.ts';
export { guestsOnly, membersOnly } from './route-guards.ts';
export { createSession, type Session } from './session-store.ts';
export { sessionWords } from './session-words.ts';
export { createTabs, type Tabs } from './tabs.ts';
export { useGuarded } from './use-guarded.ts';
export { useSession } from './use-session.ts';
export { isTrial, visitorOf } from './visitor.ts';
