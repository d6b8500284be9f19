export { registrationMachine, registrationWith } from './registration.machine.ts';
export {
  type RegistrationStep,
  type RegistrationView,
  selectRegistration,
} from './registration.selectors.ts';
export type {
  RegistrationField,
  RegistrationForm,
  RegistrationInput,
  RegistrationOutput,
  RegistrationProblem,
  RegistrationRequest,
  RegistrationServices,
  RegistrationValues,
} from './registration.types.ts';
