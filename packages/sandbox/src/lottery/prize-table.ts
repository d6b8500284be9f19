import { pickIndex, streamOf } from '../random.ts';
import { resultOf } from './result.ts';

/** Regions of Vietnam's draws. */
export type Region = 'NORTH' | 'CENTRAL' | 'SOUTH';
/** Tables of prizes: those regions, the Thai state, and the straits. */
export type PrizeTableName = Region | 'THAI' | 'STRAITS';

/** A prize: how it is called, how many numbers are drawn for it, of how many digits. */
type PrizeForm = readonly [prize: string, count: number, digits: number];

/** The prizes of a draw. */
interface TableForm {
  /** The lobby's result: drawn last of all, digit by digit. */
  readonly special: string;
  /** In the order of print. */
  readonly prizes: readonly PrizeForm[];
}

const southern: TableForm = {
  special: 'DB',
  prizes: [
    ['G8', 1, 2],
    ['G7', 1, 3],
    ['G6', 3, 4],
    ['G5', 1, 4],
    ['G4', 7, 5],
    ['G3', 2, 5],
    ['G2', 1, 5],
    ['G1', 1, 5],
    ['DB', 1, 6],
  ],
};

const tables: Readonly<Record<PrizeTableName, TableForm>> = {
  NORTH: {
    special: 'DB',
    prizes: [
      ['DB', 1, 5],
      ['G1', 1, 5],
      ['G2', 2, 5],
      ['G3', 6, 5],
      ['G4', 4, 4],
      ['G5', 6, 4],
      ['G6', 3, 3],
      ['G7', 4, 2],
    ],
  },
  CENTRAL: southern,
  SOUTH: southern,
  // The numbers that are bet on; the state's second to fifth prizes belong to its own tickets.
  THAI: {
    special: 'FIRST',
    prizes: [
      ['BACK2', 1, 2],
      ['FRONT3', 2, 3],
      ['BACK3', 2, 3],
      ['FIRST', 1, 6],
    ],
  },
  STRAITS: {
    special: 'FIRST',
    prizes: [
      ['CONSOLATION', 10, 4],
      ['SPECIAL', 10, 4],
      ['THIRD', 1, 4],
      ['SECOND', 1, 4],
      ['FIRST', 1, 4],
    ],
  },
};

/** A draw as far as it is known. */
export interface PrizeTable {
  /** The special prize, which is the lobby's result; null until its first digit is there. */
  numero: string | null;
  prizes: { prize: string; count: number; digits: number; numbers: string[] }[];
}

/** The prize table of a draw, of which so much (0 to 1) is known. */
export function prizeTableOf(
  table: PrizeTableName,
  draw: { seed: number; gameId: string; drawAt: number },
  known: number,
): PrizeTable {
  const { special, prizes: forms } = tables[table];
  const random = streamOf(draw.seed, `prizes/${draw.gameId}/${draw.drawAt}`);
  const others = forms.filter(([prize]) => prize !== special);
  const digitsOfSpecial = forms.find(([prize]) => prize === special)?.[2] ?? 0;
  const before = others.reduce((sum, [, count]) => sum + count, 0);
  let left = Math.floor((before + digitsOfSpecial) * known);
  const whole = resultOf({ kind: 'digits', count: digitsOfSpecial }, draw, 1) ?? '';
  const numero = whole.slice(0, Math.max(0, left - before)) || null;

  const drawn = new Map<string, string[]>();
  for (const [prize, count, digits] of others) {
    const all = Array.from({ length: count }, () =>
      Array.from({ length: digits }, () => String(pickIndex(random, 10))).join(''),
    );
    drawn.set(prize, all.slice(0, Math.max(0, left)));
    left -= count;
  }
  drawn.set(special, numero === null ? [] : [numero]);
  return {
    numero,
    prizes: forms.map(([prize, count, digits]) => ({
      prize,
      count,
      digits,
      numbers: drawn.get(prize) ?? [],
    })),
  };
}
