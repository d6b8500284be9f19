export { logoutMachine, logoutWith } from './logout.machine.ts';
export { type LogoutView, selectLogout } from './logout.selectors.ts';
export type { LogoutOutput, LogoutServices } from './logout.types.ts';
