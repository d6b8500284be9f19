import type { Localised } from '../../localise.ts';
import type { Random } from '../../random.ts';

/** The pages that draw games: `/play/<look>.html`. */
export type GameLook =
  | 'reels'
  | 'jackpot'
  | 'dice'
  | 'cards'
  | 'fish'
  | 'baccarat'
  | 'cockfight'
  | 'ticket'
  | 'figures';

/** What a round came to. */
export interface Outcome {
  /** What the game shows of it, in its own signs. */
  readonly signs: readonly string[];
  /** What it returns: hundredths of the stake. */
  readonly hundredths: number;
}

/** One way for a round to end. */
export interface Result {
  readonly signs: readonly string[];
  /** In how many of all the ways; a whole number. */
  readonly weight: number;
}

/** What a round of a game may return. */
export interface Prize {
  /** Hundredths of the stake. */
  readonly hundredths: number;
  /** In how many of a hundred rounds. */
  readonly chance: number;
}

/** What can be bet on in a round. */
export interface Bet {
  /** Empty where there is no choice. */
  readonly pick: string;
  readonly name?: Localised | undefined;
  /** What may be returned, the largest first. It follows from the results, so that a member can add it up. */
  readonly prizes: readonly Prize[];
  /** Percent of the stakes that come back over all rounds, to two digits after the point. */
  readonly rtp: number;
}

/** One line of a game's own table. */
export interface Pay {
  readonly pick?: string | undefined;
  readonly signs: string;
  /** Hundredths of the stake. */
  readonly hundredths: number;
}

/** How a game is decided: by the weights of its results, and by nothing that went before. */
export interface Mechanic {
  readonly look: GameLook;
  readonly bets: readonly [Bet, ...Bet[]];
  readonly pays: readonly Pay[];
  /**
   * How one round ends for one of the bets.
   *
   * @throws Error on a pick that is not one of the bets
   */
  readonly draw: (random: Random, pick: string) => Outcome;
}

/** A bet as a game declares it. */
export interface DeclaredBet {
  readonly pick: string;
  readonly name?: Localised;
  /** What a result returns to it, in hundredths of the stake. */
  readonly returnOf: (signs: readonly string[]) => number;
}

/**
 * A game that has these results. Every one of them is drawn as often as its weight says: a near miss is never staged. What is bet on has
 * no influence on what is drawn.
 */
export function mechanicOfResults(
  look: GameLook,
  results: readonly Result[],
  declared: readonly [DeclaredBet, ...DeclaredBet[]],
  pays: readonly Pay[] = [],
): Mechanic {
  const draw = drawOf(results);
  const deal = (random: Random) => {
    const { signs } = draw(random);
    return { signs, end: signs };
  };
  return mechanicOfEnds(look, { ends: results, deal }, declared, pays);
}

/** How a game comes to its end that is dealt or drawn piece by piece. */
export interface Dealt {
  /** All that a bet can depend on, in as many of all the ways as it is dealt. */
  readonly ends: readonly Result[];
  /** Deals one round: what it shows, and which of the ends that is. */
  readonly deal: (random: Random) => {
    readonly signs: readonly string[];
    readonly end: readonly string[];
  };
}

/**
 * A game whose rounds are too many to list: it is dealt by its own rules, and its prizes are added up from the ends that it can come to.
 * What is bet on has no influence on what is dealt.
 */
export function mechanicOfEnds(
  look: GameLook,
  { ends, deal }: Dealt,
  declared: readonly [DeclaredBet, ...DeclaredBet[]],
  pays: readonly Pay[] = [],
): Mechanic {
  const bets = declared.map((bet) => ({ ...betOf(ends, bet), returnOf: bet.returnOf }));
  const [first, ...others] = bets;
  if (!first) throw new Error('Expected a game to have a bet.');
  return {
    look,
    bets: [first, ...others],
    pays,
    draw: (random, pick) => {
      const bet = bets.find((each) => each.pick === pick);
      if (!bet) throw new Error(`Expected one of the bets of the game, found "${pick}".`);
      const { signs, end } = deal(random);
      return { signs, hundredths: bet.returnOf(end) };
    },
  };
}

/** Prizes and return to player of a bet, added up from all results. */
export function betOf(results: readonly Result[], { pick, name, returnOf }: DeclaredBet): Bet {
  const weights = new Map<number, number>();
  let total = 0;
  let returned = 0;
  for (const { signs, weight } of results) {
    const hundredths = returnOf(signs);
    total += weight;
    returned += weight * hundredths;
    if (hundredths > 0) weights.set(hundredths, (weights.get(hundredths) ?? 0) + weight);
  }
  return {
    pick,
    name,
    prizes: [...weights]
      .map(([hundredths, weight]) => ({ hundredths, chance: (100 * weight) / total }))
      .sort((one, other) => other.hundredths - one.hundredths),
    rtp: Number((returned / total).toFixed(2)),
  };
}

/** The least whole number of minor units of which every prize of a game is a whole number of minor units, for each of its bets. */
export function payableStep({ bets }: Pick<Mechanic, 'bets'>): bigint {
  const all = bets.flatMap(({ prizes }) => prizes.map(({ hundredths }) => BigInt(hundredths)));
  return 100n / all.reduce(commonDivisor, 100n);
}

const commonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : commonDivisor(other, one % other);

/** Draws a result by its weight. */
function drawOf(results: readonly Result[]): (random: Random) => Result {
  const ends: number[] = [];
  let total = 0;
  for (const { weight } of results) {
    total += weight;
    ends.push(total);
  }
  const [first] = results;
  if (!first) throw new Error('Expected a game to have a result.');
  return (random) => {
    const point = Math.floor(random() * total);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (point < (ends[middle] ?? total)) high = middle;
      else low = middle + 1;
    }
    return results[low] ?? first;
  };
}
