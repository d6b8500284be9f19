import type { DrawBet } from '@livery/api/contract/draws';
import { describe, expect, it } from 'vitest';
import { wholeOf } from '../lottery/draws.ts';
import { lotteryGames, lotteryOf } from '../lottery/games.ts';
import { type BetKind, type Drawn, fits, returnOf, settleLine } from './bet-kind.ts';
import { betsOf } from './bets-of.ts';
import { ordersOf } from './digit-bets.ts';

/** A stake that every prize divides without a rest: by 24 orders, by 27 throws, by hundredths. */
const stake = 100n * 24n * 27n * 25n * 7n;

function gameOf(gameId: string) {
  const game = lotteryOf(gameId);
  if (game === undefined) throw new Error(`expected a lottery ${gameId}`);
  return game;
}

function kindOf(gameId: string, bet: DrawBet): BetKind {
  const kind = betsOf(gameOf(gameId)).find((each) => each.bet === bet);
  if (kind === undefined) throw new Error(`expected ${gameId} to take ${bet}`);
  return kind;
}

const drawn = (gameId: string, seed: number): Drawn =>
  wholeOf({ game: gameOf(gameId), drawAt: 5 }, seed);

/** Everything that can be picked for a bet; of numbers that must differ each set once. */
function* everyPick({ picks }: BetKind, before: readonly string[] = []): Generator<string[]> {
  const { count, from, to, digits, different } = picks;
  if (before.length === count) {
    yield [...before];
    return;
  }
  const first = different && before.length > 0 ? Number(before.at(-1)) + 1 : from;
  for (let number = first; number <= to; number += 1) {
    yield* everyPick({ picks } as BetKind, [...before, String(number).padStart(digits, '0')]);
  }
}

/** The return of staking the same on everything that can be picked, in one draw. */
function returnOfAll(kind: BetKind, draw: Drawn): { paid: bigint; staked: bigint } {
  let [paid, staked] = [0n, 0n];
  for (const numbers of everyPick(kind)) {
    paid += settleLine(kind, { numbers, stake }, draw).win;
    staked += stake;
  }
  return { paid, staked };
}

describe('a bet returns, over everything that can be picked in one draw, exactly', () => {
  it.each([
    ['VN_NORTH_HA_NOI', 'TAIL2', '90'],
    ['VN_NORTH_HA_NOI', 'TAIL3', '90'],
    ['VN_NORTH_HA_NOI', 'TAIL3_ANY', '90'],
    ['VN_NORTH_HA_NOI', 'ALL2', '89.1'],
    ['VN_CENTRAL_HUE', 'ALL2', '90'],
    ['VN_SOUTH_CA_MAU', 'ALL2', '90'],
    ['TH_STATE', 'FRONT3', '90'],
    ['TH_STATE', 'BACK3', '90'],
    ['TH_STATE', 'BACK2', '90'],
    ['STRAITS_4D', 'BIG4', '64'],
    ['STRAITS_4D', 'BIG4_ANY', '64'],
    ['STRAITS_4D', 'SMALL4', '65'],
    ['STRAITS_4D', 'SMALL4_ANY', '65'],
    ['ROUND_15', 'TOP3', '90'],
    ['ROUND_15', 'TOP3_ANY', '90'],
    ['ROUND_15', 'BOTTOM2', '90'],
    ['PK10', 'PLACE', '95'],
    ['KENO_20', 'KENO_1', '90'],
    ['KENO_20', 'KENO_2', '90.1899'],
    ['KENO_20', 'KENO_3', '90.1899'],
    ['KENO_NEW', 'KENO_1', '89.3878'],
    ['KENO_NEW', 'KENO_2', '89.2857'],
    ['KENO_NEW', 'KENO_3', '89.0143'],
  ] as const)('%s %s: %s %%', (gameId, bet, percent) => {
    const kind = kindOf(gameId, bet);
    expect(String(Number(returnOf(kind).toFixed(4)))).toBe(percent);
    for (const seed of [1, 2]) {
      const { paid, staked } = returnOfAll(kind, drawn(gameId, seed));
      // Both sides as whole numbers: the prizes by their chances, times what was staked.
      const weighed = kind.prizes.reduce((sum, prize) => sum + prize.hundredths * prize.chances, 0);
      expect(paid * BigInt(100 * kind.outOf)).toBe(BigInt(weighed) * staked);
    }
  });

  it('TH_STATE FIRST6: 80 %, by the one number of a million that is drawn', () => {
    const kind = kindOf('TH_STATE', 'FIRST6');
    const draw = drawn('TH_STATE', 1);
    expect(returnOf(kind)).toBe(80);
    const next = String((Number(draw.numero) + 1) % 1_000_000).padStart(6, '0');
    expect(settleLine(kind, { numbers: [draw.numero], stake: 100n }, draw)).toEqual({
      win: 80_000_000n,
      hits: ['HIT'],
    });
    expect(settleLine(kind, { numbers: [next], stake: 100n }, draw)).toEqual({ win: 0n, hits: [] });
  });
});

describe('a bet on keno', () => {
  /** Of how many sets of so many of `balls` numbers so many are among the `drawn`, counted ball by ball. */
  function setsByHits(count: number, drawnBalls: number, balls: number): number[] {
    let ways = [[1]];
    for (let ball = 0; ball < balls; ball += 1) {
      const isDrawn = ball < drawnBalls ? 1 : 0;
      ways = Array.from({ length: count + 1 }, (_, taken) =>
        Array.from(
          { length: count + 1 },
          (_, hits) => (ways[taken]?.[hits] ?? 0) + (ways[taken - 1]?.[hits - isDrawn] ?? 0),
        ),
      );
    }
    return ways[count] ?? [];
  }

  it.each([
    ['KENO_20', 'KENO_4', 20, 80, 88.8384],
    ['KENO_20', 'KENO_5', 20, 80, 90.1472],
    ['KENO_20', 'KENO_6', 20, 80, 89.1959],
    ['KENO_NEW', 'KENO_3', 6, 49, 89.0143],
  ] as const)(
    '%s %s has the chances that counting all sets gives',
    (gameId, bet, balls, of, percent) => {
      const kind = kindOf(gameId, bet);
      const sets = setsByHits(kind.picks.count, balls, of);
      expect(sets.reduce((sum, each) => sum + each, 0)).toBe(kind.outOf);
      for (const { prize, chances } of kind.prizes) expect(chances).toBe(sets[Number(prize)]);
      expect(returnOf(kind)).toBeCloseTo(percent, 4);
    },
  );

  it('pays for as many as were hit', () => {
    const kind = kindOf('KENO_20', 'KENO_4');
    const balls = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'));
    const draw = { numero: balls.join(' '), prizes: [] };
    const winOf = (...numbers: string[]) => settleLine(kind, { numbers, stake: 100n }, draw);
    expect(winOf('01', '02', '03', '04')).toEqual({ win: 15_000n, hits: ['4'] });
    expect(winOf('01', '02', '03', '80')).toEqual({ win: 500n, hits: ['3'] });
    expect(winOf('01', '02', '79', '80')).toEqual({ win: 100n, hits: ['2'] });
    expect(winOf('01', '78', '79', '80')).toEqual({ win: 0n, hits: [] });
  });
});

describe('a bet on three dice returns, over all 216 throws, exactly', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((one) =>
    faces.flatMap((two) => faces.map((three) => `${one},${two},${three}`)),
  );
  const paidBy = (kind: BetKind, numbers: readonly string[]) =>
    throws.reduce(
      (sum, numero) => sum + settleLine(kind, { numbers, stake }, { numero, prizes: [] }).win,
      0n,
    );

  it.each([
    ['SUM', 90, 9000n],
    ['TRIPLE', 90, 9000n],
    ['TRIPLE_ANY', 90, 9000n],
    // 105 of 216 throws pay double.
    ['BIG', 97.2222, undefined],
    ['SMALL', 97.2222, undefined],
  ] as const)('%s: %s %%, whatever is picked', (bet, percent, basisPoints) => {
    const kind = kindOf('FAST_3_DICE', bet);
    expect(returnOf(kind)).toBeCloseTo(percent, 4);
    for (const numbers of everyPick(kind)) {
      const paid = paidBy(kind, numbers);
      if (basisPoints === undefined) expect(paid).toBe(stake * 2n * 105n);
      else expect([numbers, paid * 10_000n]).toEqual([numbers, stake * 216n * basisPoints]);
    }
  });

  it('loses big and small on a triple', () => {
    for (const numero of ['2,2,2', '5,5,5']) {
      for (const bet of ['BIG', 'SMALL'] as const) {
        const kind = kindOf('FAST_3_DICE', bet);
        expect(settleLine(kind, { numbers: [], stake }, { numero, prizes: [] }).hits).toEqual([]);
      }
    }
  });
});

describe('a number in any order', () => {
  it.each([
    ['123', 6],
    ['112', 3],
    ['111', 1],
    ['1234', 24],
    ['1123', 12],
    ['1122', 6],
    ['1112', 4],
    ['1111', 1],
  ])('%s has %s orders, by which its prize is divided', (number, orders) => {
    expect(ordersOf(number)).toBe(orders);
    const isFour = number.length === 4;
    const kind = isFour
      ? kindOf('STRAITS_4D', 'SMALL4_ANY')
      : kindOf('VN_SOUTH_CA_MAU', 'TAIL3_ANY');
    const reversed = [...number].reverse().join('');
    const draw: Drawn = {
      numero: `000${reversed}`,
      prizes: [{ prize: 'FIRST', count: 1, digits: 4, numbers: [reversed] }],
    };
    const { win } = settleLine(kind, { numbers: [number], stake: 2400n }, draw);
    expect(win).toBe((2400n * (isFour ? 3500n : 900n)) / BigInt(orders));
  });
});

describe('a number that is drawn several times', () => {
  it('pays for each number of the draw that ends with it', () => {
    const kind = kindOf('VN_SOUTH_CA_MAU', 'ALL2');
    const numbers = ['12345', '67845', '00045', '99999'];
    const draw = { numero: '1', prizes: [{ prize: 'G4', count: 4, digits: 5, numbers }] };
    expect(settleLine(kind, { numbers: ['45'], stake: 100n }, draw)).toEqual({
      win: 1_500n,
      hits: ['HIT', 'HIT', 'HIT'],
    });
  });

  it('wins both prizes of a dead heat', () => {
    const prize = (name: string, ...numbers: string[]) => ({
      prize: name,
      count: numbers.length,
      digits: 4,
      numbers,
    });
    const draw = {
      numero: '1234',
      prizes: [prize('FIRST', '1234'), prize('SECOND', '1234'), prize('SPECIAL', '9', '1234')],
    };
    const line = { numbers: ['1234'], stake: 100n };
    expect(settleLine(kindOf('STRAITS_4D', 'BIG4'), line, draw)).toEqual({
      win: (2500n + 1000n + 180n) * 100n,
      hits: ['FIRST', 'SECOND', 'SPECIAL'],
    });
    expect(settleLine(kindOf('STRAITS_4D', 'SMALL4'), line, draw)).toEqual({
      win: (3500n + 2000n) * 100n,
      hits: ['FIRST', 'SECOND'],
    });
  });
});

describe('the numbers of a line', () => {
  it.each([
    ['TAIL2', ['07'], true],
    ['TAIL2', ['7'], false],
    ['TAIL2', ['007'], false],
    ['TAIL2', [], false],
    ['TAIL2', ['07', '08'], false],
    ['PLACE', ['01', '10'], true],
    ['PLACE', ['03', '03'], true],
    ['PLACE', ['00', '10'], false],
    ['PLACE', ['01', '11'], false],
    ['KENO_3', ['01', '79', '80'], true],
    ['KENO_3', ['01', '01', '80'], false],
    ['KENO_3', ['01', '79', '81'], false],
    ['SUM', ['03'], true],
    ['SUM', ['02'], false],
    ['SUM', ['19'], false],
    ['BIG', [], true],
    ['BIG', ['1'], false],
  ] as const)('%s %j: %s', (bet, numbers, isFit) => {
    const games = {
      TAIL2: 'FAST_45',
      PLACE: 'PK10',
      KENO_3: 'KENO_20',
      SUM: 'FAST_3_DICE',
      BIG: 'FAST_3_DICE',
    };
    expect(fits(kindOf(games[bet], bet), numbers)).toBe(isFit);
  });
});

it('every lottery takes bets, each by a name of its own, and none returns more than is staked', () => {
  for (const game of lotteryGames) {
    const kinds = betsOf(game);
    expect(kinds.length, game.gameId).toBeGreaterThan(0);
    expect(new Set(kinds.map(({ bet }) => bet)).size).toBe(kinds.length);
    for (const kind of kinds) {
      expect(returnOf(kind)).toBeGreaterThanOrEqual(64);
      expect(returnOf(kind)).toBeLessThan(100);
    }
  }
});
