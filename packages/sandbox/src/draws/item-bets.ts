import type { DrawBet } from '@livery/api/contract/draws';
import { type BetKind, type BetPrize, type Drawn, hit } from './bet-kind.ts';

const paying = (hundredths: number, chances: number): readonly BetPrize[] => [
  { prize: hit, hundredths, chances },
];
const nothing = { count: 0, from: 0, to: 0, digits: 1, different: false } as const;

/** Every throw of three dice. */
const dice = [1, 2, 3, 4, 5, 6];
const throws = dice.flatMap((one) => dice.flatMap((two) => dice.map((three) => [one, two, three])));
const thrown = ({ numero }: Drawn): number[] => numero.split(',').map(Number);
const sumOf = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0);
const isTriple = (faces: readonly number[]) => new Set(faces).size === 1;

/** A bet that a throw meets a condition. */
function diceBet(
  bet: DrawBet,
  hundredths: number,
  isHit: (faces: readonly number[]) => boolean,
): BetKind {
  return {
    bet,
    picks: nothing,
    outOf: throws.length,
    prizes: paying(hundredths, throws.filter(isHit).length),
    hits: (_, drawn) => (isHit(thrown(drawn)) ? [hit] : []),
  };
}

/** Bets on three dice. A triple is neither big nor small. */
export const diceBets: readonly BetKind[] = [
  {
    bet: 'SUM',
    picks: { count: 1, from: 3, to: 18, digits: 2, different: false },
    outOf: throws.length,
    prizes: paying(194_40, 1),
    ways: ([sum]) => throws.filter((faces) => sumOf(faces) === Number(sum)).length,
    hits: ([sum], drawn) => (sumOf(thrown(drawn)) === Number(sum) ? [hit] : []),
  },
  {
    bet: 'TRIPLE',
    picks: { count: 1, from: 1, to: 6, digits: 1, different: false },
    outOf: throws.length,
    prizes: paying(194_40, 1),
    hits: ([face], drawn) => (thrown(drawn).every((each) => each === Number(face)) ? [hit] : []),
  },
  diceBet('TRIPLE_ANY', 32_40, isTriple),
  diceBet('BIG', 2_00, (faces) => sumOf(faces) >= 11 && !isTriple(faces)),
  diceBet('SMALL', 2_00, (faces) => sumOf(faces) <= 10 && !isTriple(faces)),
];

/** Bets on a race: a place, and the car that takes it. */
export function raceBets(cars: number): readonly BetKind[] {
  return [
    {
      bet: 'PLACE',
      picks: { count: 2, from: 1, to: cars, digits: 2, different: false },
      outOf: cars,
      prizes: paying(95 * cars, 1),
      hits: ([place, car], { numero }) =>
        numero.split(' ')[Number(place) - 1] === car ? [hit] : [],
    },
  ];
}

/** What so many hits of so many numbers pay, in hundredths of the stake, by how many balls there are. */
const kenoPrizes: Readonly<
  Record<number, Partial<Record<DrawBet, Readonly<Record<number, number>>>>>
> = {
  80: {
    KENO_1: { 1: 3_60 },
    KENO_2: { 2: 15_00 },
    KENO_3: { 2: 2_00, 3: 45_00 },
    KENO_4: { 2: 1_00, 3: 5_00, 4: 150_00 },
    KENO_5: { 3: 2_00, 4: 18_00, 5: 800_00 },
    KENO_6: { 3: 1_00, 4: 7_00, 5: 90_00, 6: 2200_00 },
  },
  49: {
    KENO_1: { 1: 7_30 },
    KENO_2: { 2: 70_00 },
    KENO_3: { 3: 820_00 },
  },
};

/** Bets on numbers of keno, of which `drawn` of `balls` are drawn. */
export function kenoBets(drawn: number, balls: number): readonly BetKind[] {
  return Object.entries(kenoPrizes[balls] ?? {}).map(([bet, pays]) => {
    const count = Number(bet.slice('KENO_'.length));
    return {
      // A key of the table above.
      bet: bet as DrawBet,
      picks: { count, from: 1, to: balls, digits: 2, different: true },
      outOf: choose(balls, count),
      // Keys that are whole numbers come in their order; the most hits are to be first.
      prizes: Object.entries(pays)
        .map(([hits, hundredths]) => ({
          prize: hits,
          hundredths,
          chances: choose(drawn, Number(hits)) * choose(balls - drawn, count - Number(hits)),
        }))
        .reverse(),
      hits: (numbers, { numero }) => {
        const result = new Set(numero.split(' '));
        const hits = numbers.filter((number) => result.has(number)).length;
        return pays[hits] === undefined ? [] : [String(hits)];
      },
    };
  });
}

/** In how many ways so many can be taken of a number of things. */
function choose(things: number, taken: number): number {
  return taken === 0 ? 1 : (choose(things, taken - 1) * (things - taken + 1)) / taken;
}
