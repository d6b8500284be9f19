export { changePasswordMachine, changePasswordWith } from './change-password.machine.ts';
export { type ChangePasswordView, selectChangePassword } from './change-password.selectors.ts';
export type {
  ChangePasswordInput,
  ChangePasswordOutput,
  ChangePasswordProblem,
  ChangePasswordServices,
  ChangePasswordValues,
} from './change-password.types.ts';
