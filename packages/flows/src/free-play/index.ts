export { freePlayMachine, freePlayWith } from './free-play.machine.ts';
export { type FreePlayView, selectFreePlay } from './free-play.selectors.ts';
export type { FreePlayOutput, FreePlayServices } from './free-play.types.ts';
