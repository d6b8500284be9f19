import { type Mechanic, mechanicOfResults, type Pay, type Result } from './mechanic.ts';

/** The symbols of a reel, and how many of its twenty places each has. */
const reel = { ring: 7, drop: 5, leaf: 4, star: 2, crown: 2 } as const;
type Symbol = keyof typeof reel;
const symbols = Object.keys(reel) as Symbol[]; // `reel` has these keys and no others

/** What so many of a symbol pay, counted from the first reel on: hundredths of the stake, for two, three, four and five. */
type Pays = Readonly<Record<Symbol, readonly [number, number, number, number]>>;

const count = 5;

/**
 * A slot of five reels. Each stops by itself; the first symbol pays for as many reels as show it without a gap.
 *
 * @param fourRings what four rings pay, in hundredths of the stake: a slot that pays more for them returns more
 */
export function reelGame(fourRings: number): Mechanic {
  return slotOf('reels', {
    ring: [0, 300, fourRings, 1500],
    drop: [200, 500, 2000, 5000],
    leaf: [200, 1000, 4000, 10_000],
    star: [300, 3000, 20_000, 100_000],
    crown: [500, 5000, 30_000, 200_000],
  });
}

/**
 * The same reels with a fixed jackpot: five crowns pay 5,000 times the stake, in one round of 100,000. It does not grow, so the table
 * says all of it.
 *
 * @param fourRings what four rings pay, in hundredths of the stake
 */
export function jackpotGame(fourRings: number): Mechanic {
  return slotOf('jackpot', {
    ring: [0, 300, fourRings, 1500],
    drop: [200, 500, 2000, 5000],
    leaf: [200, 1000, 3500, 10_000],
    star: [200, 2500, 20_000, 100_000],
    crown: [400, 5000, 30_000, 500_000],
  });
}

function slotOf(look: 'reels' | 'jackpot', pays: Pays): Mechanic {
  let results: Result[] = [{ signs: [], weight: 1 }];
  for (let index = 0; index < count; index += 1) {
    results = results.flatMap(({ signs, weight }) =>
      symbols.map((symbol) => ({ signs: [...signs, symbol], weight: weight * reel[symbol] })),
    );
  }
  return mechanicOfResults(
    look,
    results,
    [{ pick: '', returnOf: (signs) => paid(signs, pays) }],
    tableOf(pays),
  );
}

function paid(signs: readonly string[], pays: Pays): number {
  const [first] = signs;
  const symbol = symbols.find((each) => each === first) ?? 'ring';
  const gap = signs.findIndex((sign) => sign !== first);
  const run = gap === -1 ? signs.length : gap;
  return pays[symbol][run - 2] ?? 0;
}

/** `crown 5`, `crown 4`… the dearest symbol first. */
function tableOf(pays: Pays): Pay[] {
  return symbols.toReversed().flatMap((symbol) =>
    pays[symbol]
      .map((hundredths, index) => ({ signs: `${symbol} ${index + 2}`, hundredths }))
      .filter(({ hundredths }) => hundredths > 0)
      .reverse(),
  );
}
