import type { RealityCheckContext } from './reality-check.types.ts';

/** Milliseconds of play until the next check; 0 when it is due. */
export function leftMs({ minutes = 0, since, input }: RealityCheckContext): number {
  return Math.max(0, since + minutes * 60_000 - input.now());
}
