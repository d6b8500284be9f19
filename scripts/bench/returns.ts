import {
  type Bet,
  drawRound,
  type Mechanic,
  mechanicsOf,
  ruledTypes,
  sampleSelection,
  sports,
  sportsReturn,
} from '@livery/sandbox';

/** Standard errors within which a measured return to player lies, or the game is not what its rules page says. */
const goal = 3;

/**
 * `npm run bench -- returns [rounds] [first]`: 1,000,000 without a number. Another first round draws others: what is far off in one
 * sample only was chance. Every game of the sandbox that has rules of its own is played as the
 * platform plays it, a stream of random numbers for each round, and what came back is compared with what its rules page says. Of a sport
 * any selection is taken at any price that it had.
 */
export async function benchReturns([
  count = '1000000',
  start = '0',
]: readonly string[]): Promise<boolean> {
  const rounds = Number(count);
  const first = Number(start);
  if (!Number.isSafeInteger(rounds) || rounds < 1000) {
    throw new Error(`"${count}" is no number of rounds; at least 1,000 are needed.`);
  }
  if (!Number.isSafeInteger(first) || first < 0) {
    throw new Error(`"${start}" is no number of a round; the first is 0.`);
  }
  process.stdout.write(
    `${rounds} rounds of each game\n\ngame                      published    measured   standard error   off by   rounds with a return\n`,
  );
  let isGood = true;
  const report = (name: string, published: number, { measured, error, paying }: Measured) => {
    const off = (measured - published) / error;
    if (Math.abs(off) > goal) isGood = false;
    const cells = [
      name.padEnd(26),
      `${published.toFixed(2)} %`.padStart(11),
      `${measured.toFixed(2)} %`.padStart(10),
      `${error.toFixed(3)} %`.padStart(16),
      `${off.toFixed(1)} σ`.padStart(8),
      `${(100 * paying).toFixed(2)} %`.padStart(11),
    ];
    process.stdout.write(`${cells.join(' ')}\n`);
  };
  for (const gameType of ruledTypes) {
    for (const game of mechanicsOf(gameType)) {
      for (const bet of game.bets) {
        const draw = (round: number) => drawnReturn(gameType, game, bet, round);
        report(`${gameType} ${game.look} ${bet.pick}`, bet.rtp, measure(draw, first, rounds));
      }
    }
  }
  for (const { sport, gameType } of sports) {
    const draw = (selection: number) => sampleSelection(sport, selection);
    report(`${gameType} ${sport}`, sportsReturn(gameType), measure(draw, first, rounds));
  }
  process.stdout.write(`\nEvery one within ${goal} σ: ${isGood ? 'yes' : 'no'}\n`);
  return isGood;
}

function drawnReturn(gameType: string, game: Mechanic, { pick, rtp }: Bet, round: number): number {
  return drawRound(game, pick, 1, 'BENCH', `${gameType}/${rtp}/${round}`).hundredths;
}

interface Measured {
  readonly measured: number;
  readonly error: number;
  readonly paying: number;
}

/** Return to player and its standard error in percent, and the share of rounds that return anything. */
function measure(draw: (round: number) => number, first: number, rounds: number): Measured {
  let sum = 0;
  let squares = 0;
  let paying = 0;
  for (let round = first; round < first + rounds; round += 1) {
    const hundredths = draw(round);
    sum += hundredths;
    squares += hundredths ** 2;
    if (hundredths > 0) paying += 1;
  }
  const measured = sum / rounds;
  const variance = squares / rounds - measured ** 2;
  return { measured, error: Math.sqrt(variance / rounds), paying: paying / rounds };
}
