export { applicationMachine, applicationWith } from './activity-application.machine.ts';
export { type ApplicationView, selectApplication } from './activity-application.selectors.ts';
export type {
  ApplicationInput,
  ApplicationOutput,
  ApplicationProblems,
  ApplicationServices,
  ApplicationValues,
  ApplyRequest,
  ClaimRequest,
} from './activity-application.types.ts';
