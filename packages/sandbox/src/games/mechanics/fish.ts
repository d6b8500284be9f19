import { type Mechanic, mechanicOfResults } from './mechanic.ts';

/** How often a fish swims by in a hundred shots, in how many of a hundred it is hit, and what it pays then. */
const school = [
  { sign: 'minnow', seen: 40, hit: 50, pays: 120 },
  { sign: 'ray', seen: 25, hit: 40, pays: 200 },
  { sign: 'turtle', seen: 20, hit: 25, pays: 400 },
  { sign: 'shark', seen: 10, hit: 20, pays: 800 },
];

/**
 * One shot at one fish, which is hit or swims away. The larger it is, the rarer and the harder to hit.
 *
 * @param whale what the largest fish pays, in hundredths of the stake
 */
export function fishGame(whale: number): Mechanic {
  const all = [...school, { sign: 'whale', seen: 5, hit: 10, pays: whale }];
  const returnOf = ([fish, end]: readonly string[]) =>
    end === 'hit' ? (all.find(({ sign }) => sign === fish)?.pays ?? 0) : 0;
  return mechanicOfResults(
    'fish',
    all.flatMap(({ sign, seen, hit }) => [
      { signs: [sign, 'hit'], weight: seen * hit },
      { signs: [sign, 'away'], weight: seen * (100 - hit) },
    ]),
    [{ pick: '', returnOf }],
    all.toReversed().map(({ sign, pays }) => ({ signs: sign, hundredths: pays })),
  );
}
