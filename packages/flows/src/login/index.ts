export { loginMachine, loginWith } from './login.machine.ts';
export { type LoginStep, type LoginView, selectLogin } from './login.selectors.ts';
export type {
  Entrance,
  ForcedChange,
  LoginAnswer,
  LoginInput,
  LoginMember,
  LoginOutput,
  LoginRequest,
  LoginServices,
  LoginType,
  LoginValues,
  NewSession,
  SecondStepDemand,
  SecondStepMethod,
} from './login.types.ts';
