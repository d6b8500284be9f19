import type { GameLook } from '@livery/api/contract/launch';
import { streamOf } from '../../random.ts';
import { cardOutcomes } from './cards.ts';
import { diceOutcomes } from './dice.ts';
import { figureOutcomes } from './figures.ts';
import { fishOutcomes } from './fish.ts';
import { type Mechanic, mechanicOfOutcomes, type Outcome } from './mechanic.ts';
import { reelOutcomes } from './reels.ts';

export type { Mechanic, Outcome } from './mechanic.ts';

/** A kind of game with its rules; what one of its prizes pays differs from game to game, and the return to player with it. */
interface Kind {
  readonly look: GameLook;
  readonly outcomesOf: (pays: number) => Outcome[];
  readonly pays: readonly number[];
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['RNG', { look: 'reels', outcomesOf: reelOutcomes, pays: [700, 800, 900, 1000, 1100, 1200] }],
  ['MINI', { look: 'dice', outcomesOf: diceOutcomes, pays: [95, 100, 105, 110, 115, 120] }],
  ['PVP', { look: 'cards', outcomesOf: cardOutcomes, pays: [185, 187, 189, 191, 193, 195] }],
  ['FISH', { look: 'fish', outcomesOf: fishOutcomes, pays: [108, 113, 118, 123, 128, 133] }],
]);

/** The game types whose games have rules of their own. */
export const ruledTypes: readonly string[] = [...kinds.keys()];

/** The games that can be made of each game type, made at first use: a slot has thousands of outcomes. */
const made = new Map<string, readonly Mechanic[]>();

/** All games of a game type, the lowest return to player first; none where the type has no rules of its own. */
export function mechanicsOf(gameType: string): readonly Mechanic[] {
  const kind = kinds.get(gameType);
  const found =
    made.get(gameType) ??
    (kind?.pays ?? []).map((pays) => mechanicOfOutcomes(kind?.look, kind?.outcomesOf(pays) ?? []));
  made.set(gameType, found);
  return found;
}

/** How a game is decided that is published with a return to player: what its rules page says is what its rounds are drawn from. */
export function mechanicOf({ gameType, rtp }: { gameType: string; rtp: number }): Mechanic {
  const own = mechanicsOf(gameType).find((each) => each.rtp === rtp);
  return own ?? mechanicOfOutcomes(undefined, figureOutcomes(rtp));
}

/** How one round of a game ends, from a stream of random numbers of its own. */
export function drawRound(
  { draw }: Mechanic,
  seed: number,
  merchant: string,
  reference: string,
): Outcome {
  return draw(streamOf(seed, `rounds/${merchant}/${reference}`));
}
