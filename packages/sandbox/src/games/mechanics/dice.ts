import { type Mechanic, mechanicOfResults } from './mechanic.ts';

const faces = [1, 2, 3, 4, 5, 6];

/**
 * Two dice. The further their sum is from seven, the more it pays.
 *
 * @param three what a sum three away from seven pays, in hundredths of the stake
 */
export function diceGame(three: number): Mechanic {
  const paid = [0, 0, 50, three, 200, 800];
  const returnOf = (signs: readonly string[]) =>
    paid[Math.abs(signs.reduce((sum, sign) => sum + Number(sign), 0) - 7)] ?? 0;
  return mechanicOfResults(
    'dice',
    faces.flatMap((one) =>
      faces.map((other) => ({ signs: [String(one), String(other)], weight: 1 })),
    ),
    [{ pick: '', returnOf }],
    [2, 3, 4, 5].map((sum) => ({ signs: `${sum} ${14 - sum}`, hundredths: paid[7 - sum] ?? 0 })),
  );
}
