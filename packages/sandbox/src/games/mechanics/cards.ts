import { type Mechanic, mechanicOfResults } from './mechanic.ts';

/** From the lowest to the highest. */
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/**
 * One card for the member, one for the other side, each from a deck of its own: the higher one wins, and of two equal ones the stake
 * comes back.
 *
 * @param win what the higher card pays, in hundredths of the stake
 */
export function cardGame(win: number): Mechanic {
  const returnOf = ([own = '', other = '']: readonly string[]) => {
    const ahead = ranks.indexOf(own) - ranks.indexOf(other);
    return ahead > 0 ? win : ahead === 0 ? 100 : 0;
  };
  return mechanicOfResults(
    'cards',
    ranks.flatMap((own) => ranks.map((other) => ({ signs: [own, other], weight: 1 }))),
    [{ pick: '', returnOf }],
    [
      { signs: 'higher', hundredths: win },
      { signs: 'equal', hundredths: 100 },
    ],
  );
}
