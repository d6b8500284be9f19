import type { Outcome } from './mechanic.ts';

/** How often a fish swims by in a hundred shots, in how many of a hundred it is hit, and what it pays then. */
const school = [
  { sign: 'ray', seen: 25, hit: 40, pays: 200 },
  { sign: 'turtle', seen: 20, hit: 25, pays: 400 },
  { sign: 'shark', seen: 10, hit: 20, pays: 800 },
  { sign: 'whale', seen: 5, hit: 10, pays: 3000 },
];

/**
 * One shot at one fish, which is hit or swims away. The larger it is, the rarer and the harder to hit.
 *
 * @param minnow what the smallest fish pays, in hundredths of the stake
 */
export function fishOutcomes(minnow: number): Outcome[] {
  return [{ sign: 'minnow', seen: 40, hit: 50, pays: minnow }, ...school].flatMap(
    ({ sign, seen, hit, pays }) => [
      { signs: [sign, 'hit'], weight: seen * hit, hundredths: pays },
      { signs: [sign, 'away'], weight: seen * (100 - hit), hundredths: 0 },
    ],
  );
}
