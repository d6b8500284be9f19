export { forgotEmailMachine, forgotEmailWith } from './forgot-email.machine.ts';
export { type ForgotEmailView, selectForgotEmail } from './forgot-email.selectors.ts';
export type {
  ForgotEmailOutput,
  ForgotEmailServices,
  ForgotEmailValues,
} from './forgot-email.types.ts';
