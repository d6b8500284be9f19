import type { Outcome } from './mechanic.ts';

const faces = [1, 2, 3, 4, 5, 6];

/**
 * Two dice. The further their sum is from seven, the more it pays.
 *
 * @param three what a sum three away from seven pays, in hundredths of the stake
 */
export function diceOutcomes(three: number): Outcome[] {
  const pays = [0, 0, 50, three, 200, 800];
  return faces.flatMap((one) =>
    faces.map((other) => ({
      signs: [String(one), String(other)],
      weight: 1,
      hundredths: pays[Math.abs(one + other - 7)] ?? 0,
    })),
  );
}
