import type { MarketId, PickId } from '@livery/api/contract/sports';
import { shareOf } from '../money/amount.ts';
import type { SportsEvent } from './events.ts';
import type { LikelyScore, Score } from './scores.ts';

/** What can be bet on in a match. */
export interface Market {
  readonly market: MarketId;
  /** Of a handicap or a total: quarters of a point, and of a handicap those that the home side is given. */
  readonly line?: number;
  readonly picks: readonly PickId[];
}

/** What becomes of a stake, in halves of it: so many are paid at the price, so many come back as they were, the rest is lost. */
export interface Settled {
  readonly won: 0 | 1 | 2;
  readonly returned: 0 | 1 | 2;
}

const lost: Settled = { won: 0, returned: 0 };
const won: Settled = { won: 2, returned: 0 };
/** Both sides came first: half of the stake is on each of them. */
const deadHeat: Settled = { won: 1, returned: 0 };

/** Made once for all matches whose scores are equally likely. */
const made = new WeakMap<readonly LikelyScore[], readonly Market[]>();

/** The markets of a match: its winner, and the handicap and the total at the line that both picks are closest to even at. */
export function marketsOf({ sport, scores }: SportsEvent): readonly Market[] {
  const found = made.get(scores);
  if (found) return found;
  const winner: Market = {
    market: 'WINNER',
    picks: sport.hasDraw ? ['HOME', 'DRAW', 'AWAY'] : ['HOME', 'AWAY'],
  };
  const expected = (of: (score: Score) => number) =>
    Math.round(scores.reduce((sum, score) => sum + score.chance * 4 * of(score), 0));
  const level = (market: 'HANDICAP' | 'TOTAL', picks: readonly PickId[], around: number) => {
    const { lineStep: step } = sport;
    const middle = Math.round(around / step) * step;
    const lines = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
      .map((steps) => middle + steps * step)
      // In a few games a whole line would often only give stakes back, and half a game ahead is the winner again.
      .filter((line) => sport.score.kind === 'chances' || (line % 4 !== 0 && Math.abs(line) > 2))
      .filter((line) => market === 'HANDICAP' || line > 0);
    const uneven = (line: number) => {
      const [one = 0, other = 0] = picks.map((pick) =>
        fairPrice({ market, line, picks }, pick, scores),
      );
      return Math.abs(one - other);
    };
    const line = lines.reduce((best, each) => (uneven(each) < uneven(best) ? each : best));
    return { market, line, picks };
  };
  const markets = [
    winner,
    level('HANDICAP', ['HOME', 'AWAY'], -expected(({ home, away }) => home - away)),
    level(
      'TOTAL',
      ['OVER', 'UNDER'],
      expected(({ home, away }) => home + away),
    ),
  ];
  made.set(scores, markets);
  return markets;
}

/** What becomes of a stake on a pick when a match ends so. */
export function settlePick(
  { market, line = 0, picks }: Market,
  pick: PickId,
  score: Score,
): Settled {
  const ahead = score.home - score.away;
  if (market === 'WINNER') {
    const first = ahead > 0 ? 'HOME' : ahead < 0 ? 'AWAY' : 'DRAW';
    if (first === 'DRAW' && !picks.includes('DRAW')) return deadHeat;
    return pick === first ? won : lost;
  }
  const over = market === 'HANDICAP' ? 4 * ahead + line : 4 * (score.home + score.away) - line;
  return settleLine(pick === 'HOME' || pick === 'OVER' ? over : -over, line);
}

/** A quarter line is two bets, each with half of the stake, on the lines a quarter below and above it. */
function settleLine(over: number, line: number): Settled {
  const halves = line % 2 === 0 ? [over, over] : [over - 1, over + 1];
  const count = (is: (half: number) => boolean) => halves.filter(is).length as 0 | 1 | 2; // of two
  return { won: count((half) => half > 0), returned: count((half) => half === 0) };
}

/**
 * What a stake (minor units) returns, rounded once, half to even.
 *
 * @param price hundredths
 */
export function payoutOf(stake: bigint, price: number, { won: wins, returned }: Settled): bigint {
  return shareOf(stake, { of: BigInt(wins * price + returned * 100), in: 200n });
}

interface PickChances {
  readonly wins: number;
  readonly back: number;
}
const counted = new WeakMap<readonly LikelyScore[], Map<string, PickChances>>();

/** How much of a stake on a pick is won, and how much comes back, in parts of it. */
function chancesOf(market: Market, pick: PickId, scores: readonly LikelyScore[]): PickChances {
  const known = counted.get(scores) ?? new Map<string, PickChances>();
  counted.set(scores, known);
  // Whether a draw can be bet on follows from the match, and so from its scores.
  const key = `${market.market}/${market.line}/${pick}`;
  const found = known.get(key);
  if (found) return found;
  let [wins, back] = [0, 0];
  for (const score of scores) {
    const settled = settlePick(market, pick, score);
    wins += (score.chance * settled.won) / 2;
    back += (score.chance * settled.returned) / 2;
  }
  known.set(key, { wins, back });
  return { wins, back };
}

/** The price at which a pick would return all of the stakes over many matches. */
function fairPrice(market: Market, pick: PickId, scores: readonly LikelyScore[]): number {
  const { wins, back } = chancesOf(market, pick, scores);
  return (1 - back) / wins;
}

/** The price at which a pick returns so much of the stakes over many matches, to the nearest hundredth. Hundredths. */
export function priceFor(
  market: Market,
  pick: PickId,
  scores: readonly LikelyScore[],
  rtp: number,
): number {
  const { wins, back } = chancesOf(market, pick, scores);
  return Math.round((100 * (rtp / 100 - back)) / wins);
}
