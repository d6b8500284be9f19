/** A brand's seed colours from the pixels of its logo. */
export { type PickedSeed, type PickedSeeds, pickSeeds } from './seeds/pick-seeds.ts';
export type { Pixels } from './seeds/shades.ts';
