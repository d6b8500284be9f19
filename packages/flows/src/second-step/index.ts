export { secondStepMachine, secondStepWith } from './second-step.machine.ts';
export { type SecondStepView, selectSecondStep } from './second-step.selectors.ts';
export type {
  SecondStepInput,
  SecondStepOutput,
  SecondStepServices,
  SentCode,
  SentMethod,
} from './second-step.types.ts';
