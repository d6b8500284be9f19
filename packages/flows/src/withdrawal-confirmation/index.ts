export { confirmationMachine, confirmationWith } from './withdrawal-confirmation.machine.ts';
export { type ConfirmationView, selectConfirmation } from './withdrawal-confirmation.selectors.ts';
export type {
  ConfirmAnswer,
  ConfirmationEvent,
  ConfirmationInput,
  ConfirmationOutput,
  ConfirmationProblems,
  ConfirmationServices,
  ConfirmProof,
  ConfirmRequest,
  SentWithdrawal,
} from './withdrawal-confirmation.types.ts';
