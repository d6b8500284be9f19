import type { Outcome } from './mechanic.ts';

/** From the lowest to the highest. */
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/**
 * One card for the member, one for the other side, each from a deck of its own: the higher one wins, and of two equal ones the stake
 * comes back.
 *
 * @param win what the higher card pays, in hundredths of the stake
 */
export function cardOutcomes(win: number): Outcome[] {
  return ranks.flatMap((own, place) =>
    ranks.map((other, against) => ({
      signs: [own, other],
      weight: 1,
      hundredths: place > against ? win : place === against ? 100 : 0,
    })),
  );
}
