import type { Random } from '../random.ts';

/** What both sides have at the end of a match. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A score and how likely it is. */
export interface LikelyScore extends Score {
  readonly chance: number;
}

/** How a match is decided. The strengths are percents, and so is what both sides of a match have of it. */
interface ScoreModel {
  readonly strengths: readonly number[];
  /** Every score of a match between two strengths; the chances add up to 1. */
  readonly scores: (home: number, away: number) => readonly LikelyScore[];
}
/** Each side has as many chances to score, and takes each of them as often as its strength says. */
export type Chances = ScoreModel & { readonly kind: 'chances' };
/** Games until one side has more than half of them; the home side wins each as often as its strength against the other's. */
export type BestOf = ScoreModel & { readonly kind: 'bestOf' };

/**
 * @param count chances of each side
 * @param points what one of them is worth
 */
export function chances(count: number, points: number, strengths: readonly number[]): Chances {
  return {
    kind: 'chances',
    strengths,
    scores: kept((home, away) => {
      const [own, others] = [binomial(count, home / 100), binomial(count, away / 100)];
      return own.flatMap((ofHome, homeHits) =>
        others.map((ofAway, awayHits) => ({
          home: homeHits * points,
          away: awayHits * points,
          chance: ofHome * ofAway,
        })),
      );
    }),
  };
}

/** @param games an odd number */
export function bestOf(games: number, strengths: readonly number[]): BestOf {
  const needed = (games + 1) / 2;
  return {
    kind: 'bestOf',
    strengths,
    scores: kept((home, away) => {
      const wins = home / (home + away);
      return Array.from({ length: needed }, (_, lost) => {
        // The last game is the winner's: the others come in any order.
        const ways = choose(needed - 1 + lost, lost);
        return [
          { home: needed, away: lost, chance: ways * wins ** needed * (1 - wins) ** lost },
          { home: lost, away: needed, chance: ways * (1 - wins) ** needed * wins ** lost },
        ];
      }).flat();
    }),
  };
}

/** Draws a score by its chance. */
export function drawScore(scores: readonly LikelyScore[], random: Random): Score {
  let point = random();
  for (const { home, away, chance } of scores) {
    point -= chance;
    if (point < 0) return { home, away };
  }
  // What rounding leaves over is the likeliest one's.
  return scores.reduce((one, other) => (other.chance > one.chance ? other : one));
}

/** How likely each number of hits in so many tries is. */
function binomial(tries: number, chance: number): number[] {
  return Array.from(
    { length: tries + 1 },
    (_, hits) => choose(tries, hits) * chance ** hits * (1 - chance) ** (tries - hits),
  );
}

function choose(count: number, taken: number): number {
  let ways = 1;
  for (let index = 1; index <= taken; index += 1) ways = (ways * (count - taken + index)) / index;
  return ways;
}

/** The scores of two strengths are made once. */
function kept(make: ScoreModel['scores']): ScoreModel['scores'] {
  const made = new Map<string, readonly LikelyScore[]>();
  return (home, away) => {
    const key = `${home}/${away}`;
    const found = made.get(key) ?? make(home, away);
    made.set(key, found);
    return found;
  };
}
