import { type Mechanic, mechanicOfResults } from './mechanic.ts';

const million = 1_000_000;
/** The return that fills a table up to the return to player. */
const filling = 200;
const fixed = [
  { hundredths: 10_000, weight: 100 },
  { hundredths: 2000, weight: 2000 },
  { hundredths: 500, weight: 30_000 },
  { hundredths: 100, weight: 200_000 },
  { hundredths: 50, weight: 150_000 },
];

/**
 * A game of figures alone, for what publishes its return to player and no rules of its own: the sign of a round is what it pays.
 *
 * @param rtp percent, 50 to 110
 */
export function figureGame(rtp: number): Mechanic {
  const held = fixed.reduce((sum, { hundredths, weight }) => sum + hundredths * weight, 0);
  const filled = Math.round((rtp * million - held) / filling);
  const prizes = [...fixed, { hundredths: filling, weight: filled }];
  const rest = prizes.reduce((left, { weight }) => left - weight, million);
  return mechanicOfResults(
    'figures',
    [...prizes, { hundredths: 0, weight: rest }].map(({ hundredths, weight }) => ({
      signs: [String(hundredths)],
      weight,
    })),
    [{ pick: '', returnOf: ([sign]) => Number(sign) }],
  );
}
