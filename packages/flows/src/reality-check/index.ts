export { realityCheckMachine, realityCheckWith } from './reality-check.machine.ts';
export { type RealityCheckView, selectRealityCheck } from './reality-check.selectors.ts';
export type {
  PlayPosition,
  RealityCheckEmitted,
  RealityCheckInput,
  RealityCheckOutput,
  RealityCheckServices,
} from './reality-check.types.ts';
