import type { DrawBet } from '@livery/api/contract/draws';
import type { PrizeTableName } from '../lottery/prize-table.ts';
import { type BetKind, type BetPrize, type Drawn, hit } from './bet-kind.ts';

/** A number that a line is compared with, and the prize of being equal. */
type Target = readonly [prize: string, number: string];

/** A bet on a number of so many digits, exactly or in any order. */
function digitBet({
  bet,
  digits,
  prizes,
  targets,
  anyOrder = false,
}: {
  bet: DrawBet;
  digits: number;
  prizes: readonly BetPrize[];
  targets: (drawn: Drawn) => readonly Target[];
  anyOrder?: boolean;
}): BetKind {
  const compared = anyOrder ? sorted : (number: string) => number;
  return {
    bet,
    picks: { count: 1, from: 0, to: 10 ** digits - 1, digits, different: false },
    outOf: 10 ** digits,
    prizes,
    ...(anyOrder ? { ways: ([number = '']) => ordersOf(number) } : {}),
    hits: ([number = ''], drawn) =>
      targets(drawn).flatMap(([prize, target]) =>
        compared(target) === compared(number) ? [prize] : [],
      ),
  };
}

/** In how many orders the digits of a number can be written: 24 of `1234`, 12 of `1123`, 6 of `1122`, 4 of `1112`, 1 of `1111`. */
export function ordersOf(number: string): number {
  const counts = [...new Set(number)].map((digit) => number.split(digit).length - 1);
  return counts.reduce((orders, count) => orders / factorial(count), factorial(number.length));
}

function factorial(count: number): number {
  return count === 0 ? 1 : count * factorial(count - 1);
}

function sorted(number: string): string {
  return [...number].sort().join('');
}

/** One prize, hit by so many of the numbers of a draw. */
const paying = (hundredths: number, chances = 1): readonly BetPrize[] => [
  { prize: hit, hundredths, chances },
];
const numbersOf = ({ prizes }: Drawn, prize: string): readonly string[] =>
  prizes.find((each) => each.prize === prize)?.numbers ?? [];
const asHits = (numbers: readonly string[]): Target[] => numbers.map((number) => [hit, number]);

/** What two and three digits pay, wherever they are. */
const twoDigits = paying(90_00);
const threeDigits = paying(900_00);

/** Bets on the end of a result. */
const tailBets: readonly BetKind[] = [
  digitBet({
    bet: 'TAIL2',
    digits: 2,
    prizes: twoDigits,
    targets: ({ numero }) => asHits([numero.slice(-2)]),
  }),
  ...inBothOrders('TAIL3', { targets: ({ numero }) => asHits([numero.slice(-3)]) }),
];

/** Bets on the parts of a result such as `123-45`. */
export const pairBets: readonly BetKind[] = [
  ...inBothOrders('TOP3', { targets: ({ numero }) => asHits([numero.slice(0, 3)]) }),
  digitBet({
    bet: 'BOTTOM2',
    digits: 2,
    prizes: twoDigits,
    targets: ({ numero }) => asHits([numero.slice(-2)]),
  }),
];

/** Bets on any number of a draw: of more numbers each one pays less. */
const allBet = (numbers: number, hundredths: number): BetKind =>
  digitBet({
    bet: 'ALL2',
    digits: 2,
    prizes: paying(hundredths, numbers),
    targets: ({ prizes }) =>
      asHits(prizes.flatMap((prize) => prize.numbers.map((each) => each.slice(-2)))),
  });

const thaiBets: readonly BetKind[] = [
  digitBet({
    bet: 'FIRST6',
    digits: 6,
    prizes: paying(800_000_00),
    targets: ({ numero }) => asHits([numero]),
  }),
  ...(['FRONT3', 'BACK3'] as const).map((bet) =>
    digitBet({
      bet,
      digits: 3,
      prizes: paying(450_00, 2),
      targets: (drawn) => asHits(numbersOf(drawn, bet)),
    }),
  ),
  digitBet({
    bet: 'BACK2',
    digits: 2,
    prizes: twoDigits,
    targets: (drawn) => asHits(numbersOf(drawn, 'BACK2')),
  }),
];

/** Prizes of the straits by what is bet: many small ones, or the first three alone. */
const bigPrizes: readonly BetPrize[] = [
  { prize: 'FIRST', hundredths: 2500_00, chances: 1 },
  { prize: 'SECOND', hundredths: 1000_00, chances: 1 },
  { prize: 'THIRD', hundredths: 500_00, chances: 1 },
  { prize: 'SPECIAL', hundredths: 180_00, chances: 10 },
  { prize: 'CONSOLATION', hundredths: 60_00, chances: 10 },
];
const smallPrizes: readonly BetPrize[] = [
  { prize: 'FIRST', hundredths: 3500_00, chances: 1 },
  { prize: 'SECOND', hundredths: 2000_00, chances: 1 },
  { prize: 'THIRD', hundredths: 1000_00, chances: 1 },
];

/** A number that was drawn for two prizes wins both. */
const straitsBets: readonly BetKind[] = [
  ...inBothOrders('BIG4', { digits: 4, prizes: bigPrizes, targets: targetsOf(bigPrizes) }),
  ...inBothOrders('SMALL4', { digits: 4, prizes: smallPrizes, targets: targetsOf(smallPrizes) }),
];

function targetsOf(prizes: readonly BetPrize[]): (drawn: Drawn) => Target[] {
  return (drawn) =>
    prizes.flatMap(({ prize }) => numbersOf(drawn, prize).map((number): Target => [prize, number]));
}

/** A bet on a number, exactly and in any order. */
function inBothOrders(
  bet: 'TAIL3' | 'TOP3' | 'BIG4' | 'SMALL4',
  {
    digits = 3,
    prizes = threeDigits,
    targets,
  }: {
    digits?: number;
    prizes?: readonly BetPrize[];
    targets: (drawn: Drawn) => readonly Target[];
  },
): BetKind[] {
  return [
    digitBet({ bet, digits, prizes, targets }),
    digitBet({ bet: `${bet}_ANY`, digits, prizes, targets, anyOrder: true }),
  ];
}

/** Bets on a result of digits, by the table of prizes of its draw. */
export function digitBetsOf(table: PrizeTableName | undefined): readonly BetKind[] {
  switch (table) {
    case undefined:
      return tailBets;
    case 'NORTH':
      return [...tailBets, allBet(27, 3_30)];
    case 'CENTRAL':
    case 'SOUTH':
      return [...tailBets, allBet(18, 5_00)];
    case 'THAI':
      return [...thaiBets, ...tailBets];
    case 'STRAITS':
      return straitsBets;
  }
}
