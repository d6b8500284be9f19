import type { GameLook } from '@livery/api/contract/launch';
import type { Random } from '../../random.ts';

/** One way for a round to end. */
export interface Outcome {
  /** What the game shows of it, in its own signs. */
  readonly signs: readonly string[];
  /** In how many of all the ways; a whole number. */
  readonly weight: number;
  /** What it returns: hundredths of the stake. */
  readonly hundredths: number;
}

/** What a round of a game may return. */
export interface Prize {
  /** Hundredths of the stake. */
  readonly hundredths: number;
  /** In how many of a hundred rounds. */
  readonly chance: number;
}

/** How a game is decided: by the weights of its outcomes, and by nothing that went before. */
export interface Mechanic {
  /** What it is drawn as; undefined where it shows figures alone. */
  readonly look: GameLook | undefined;
  /** What may be returned, the largest first. It follows from the outcomes, so that a member can add it up. */
  readonly prizes: readonly Prize[];
  /** Percent of the stakes that come back over all rounds, to two digits after the point. */
  readonly rtp: number;
  readonly draw: (random: Random) => Outcome;
}

/** A game that has these outcomes. Every one of them is drawn as often as its weight says: a near miss is never staged. */
export function mechanicOfOutcomes(
  look: GameLook | undefined,
  outcomes: readonly Outcome[],
): Mechanic {
  const ends: number[] = [];
  const weights = new Map<number, number>();
  let total = 0;
  let returned = 0;
  for (const { weight, hundredths } of outcomes) {
    total += weight;
    returned += weight * hundredths;
    ends.push(total);
    if (hundredths > 0) weights.set(hundredths, (weights.get(hundredths) ?? 0) + weight);
  }
  const [first] = outcomes;
  if (!first) throw new Error('Expected a game to have an outcome.');
  return {
    look,
    prizes: [...weights]
      .map(([hundredths, weight]) => ({ hundredths, chance: (100 * weight) / total }))
      .sort((one, other) => other.hundredths - one.hundredths),
    rtp: Number((returned / total).toFixed(2)),
    draw: (random) => {
      const point = Math.floor(random() * total);
      let low = 0;
      let high = ends.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (point < (ends[middle] ?? total)) high = middle;
        else low = middle + 1;
      }
      return outcomes[low] ?? first;
    },
  };
}
