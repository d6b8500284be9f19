/** A brand's seed colours from the pixels of its logo. */
export { namedColour } from './seeds/named-colour.ts';
export { type PickedSeed, type PickedSeeds, pickSeeds } from './seeds/pick-seeds.ts';
export type { Pixels } from './seeds/shades.ts';
