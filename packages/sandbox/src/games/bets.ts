import type { Bet } from '@livery/api/contract/game-bets';
import type { GameRules } from '@livery/api/contract/game-list';
import type { Context } from '../handlers.ts';
import { localise } from '../localise.ts';
import type { Mechanic } from './mechanics/index.ts';

/** What a round can be bet on, for the wire; undefined where there is no choice. */
export function betsOf(
  { bets }: Mechanic,
  { language }: Pick<Context, 'language'>,
): Bet[] | undefined {
  if (bets.length === 1) return undefined;
  return bets.map(({ pick, name, rtp }) => {
    const { text, language: written } = localise(name ?? { EN: pick }, language);
    return { pick, name: text, language: written, rtp };
  });
}

/** The prize tables of a game's bets, for its rules. */
export function prizesOf({ bets }: Mechanic): GameRules['prizes'] {
  return bets.flatMap(({ pick, prizes }) =>
    prizes.map(({ hundredths, chance }) => ({
      pick: pick || undefined,
      multiplier: timesOf(hundredths),
      chance: decimal(chance),
    })),
  );
}

/** Hundredths of the stake as so many times the stake: `250` is `"2.5"`. */
export const timesOf = (hundredths: number) => String(hundredths / 100);

/** A decimal string of up to eight digits after the point, without idle zeros. */
const decimal = (value: number) => value.toFixed(8).replace(/\.?0+$/, '');
