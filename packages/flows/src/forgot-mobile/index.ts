export { forgotMobileMachine, forgotMobileWith } from './forgot-mobile.machine.ts';
export { type ForgotMobileView, selectForgotMobile } from './forgot-mobile.selectors.ts';
export type {
  ForgotMobileInput,
  ForgotMobileOutput,
  ForgotMobileServices,
  ForgotMobileValues,
} from './forgot-mobile.types.ts';
