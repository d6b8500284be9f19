import { streamOf } from '../../random.ts';
import { baccaratGame } from './baccarat.ts';
import { cardGame } from './cards.ts';
import { cockfightGame } from './cockfight.ts';
import { diceGame } from './dice.ts';
import { figureGame } from './figures.ts';
import { fishGame } from './fish.ts';
import type { Mechanic, Outcome } from './mechanic.ts';
import { jackpotGame, reelGame } from './reels.ts';
import { ticketGame } from './ticket.ts';

export type { Bet, GameLook, Mechanic, Outcome } from './mechanic.ts';
export { payableStep } from './mechanic.ts';

/** The games of each type that have rules of their own: alike but for what one prize pays, and the return to player with it. */
const makers: ReadonlyMap<string, readonly (() => Mechanic)[]> = new Map([
  [
    'RNG',
    [
      ...[700, 800, 900, 1000, 1100, 1200].map((pays) => () => reelGame(pays)),
      ...[700, 800, 900, 1000, 1100, 1200].map((pays) => () => jackpotGame(pays)),
    ],
  ],
  ['MINI', [224, 226, 228, 230, 232, 234].map((pays) => () => diceGame(pays))],
  ['PVP', [184, 186, 188, 190, 192, 194].map((pays) => () => cardGame(pays))],
  ['FISH', [2500, 2600, 2800, 3000, 3200, 3400].map((pays) => () => fishGame(pays))],
  ['LIVE', [baccaratGame]],
  ['COCKFIGHT', [184, 186, 188, 190, 192, 194].map((pays) => () => cockfightGame(pays))],
  ['ELOTT', [6000, 6300, 6600, 6900, 7200, 7500].map((pays) => () => ticketGame(pays))],
]);

/** The game types whose games have rules of their own. */
export const ruledTypes: readonly string[] = [...makers.keys()];

/** Made at first use: a slot has thousands of results. */
const made = new Map<string, readonly Mechanic[]>();

/** All games of a game type, the lowest return to player first; none where the type has no rules of its own. */
export function mechanicsOf(gameType: string): readonly Mechanic[] {
  const found =
    made.get(gameType) ??
    (makers.get(gameType) ?? [])
      .map((make) => make())
      .sort((one, other) => one.bets[0].rtp - other.bets[0].rtp);
  made.set(gameType, found);
  return found;
}

/** How a game is decided that is published with a return to player: what its rules page says is what its rounds are drawn from. */
export function mechanicOf({ gameType, rtp }: { gameType: string; rtp: number }): Mechanic {
  const own = mechanicsOf(gameType).find(({ bets }) => bets[0].rtp === rtp);
  return own ?? figureGame(rtp);
}

/** How one round of a game ends for a bet, from a stream of random numbers of its own. */
export function drawRound(
  { draw }: Mechanic,
  pick: string,
  seed: number,
  merchant: string,
  reference: string,
): Outcome {
  return draw(streamOf(seed, `rounds/${merchant}/${reference}`), pick);
}
