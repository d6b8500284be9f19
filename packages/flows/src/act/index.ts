export { type ActRef, actMachine } from './act.machine.ts';
export { type ActView, selectAct } from './act.selectors.ts';
export type { ActService, ActTry } from './act.types.ts';
