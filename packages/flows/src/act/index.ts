export { type ActRef, actMachine, actWith } from './act.machine.ts';
export { type ActView, selectAct } from './act.selectors.ts';
export type { ActOutput, ActService, ActTry } from './act.types.ts';
