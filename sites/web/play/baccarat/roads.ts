/** How a round of baccarat ended: for the player, for the banker, or for neither. */
export type Winner = 'P' | 'B' | 'T';

/** A round on a road: where it stands, counted from the top left. */
export interface Bead {
  readonly x: number;
  readonly y: number;
  readonly winner: Winner;
  /** How many ties followed it; on the big road alone. */
  readonly ties: number;
}

/** How many rounds a road has below one another. */
export const depth = 6;

/** Who has won by the signs of a round; undefined where it has no totals. */
export function winnerOf(signs: readonly string[]): Winner | undefined {
  const player = totalOf(signs, 'P');
  const banker = totalOf(signs, 'B');
  if (player === undefined || banker === undefined) return undefined;
  return player > banker ? 'P' : player < banker ? 'B' : 'T';
}

/** The total of a side by the signs of a round. */
export function totalOf(signs: readonly string[], side: 'P' | 'B'): number | undefined {
  const sign = signs.find((each) => each.startsWith(`${side}=`));
  return sign === undefined ? undefined : Number(sign.slice(2));
}

/** The bead plate: every round in its order, six below one another. The oldest columns go first when it is full. */
export function beadPlate(winners: readonly Winner[], columns: number): Bead[] {
  const surplus = Math.max(0, Math.ceil(winners.length / depth) - columns);
  return winners
    .slice(surplus * depth)
    .map((winner, index) => ({ x: Math.floor(index / depth), y: index % depth, winner, ties: 0 }));
}

/**
 * The big road: a column for each run of the same side, which turns to the right at the bottom or where another run is in its way. Ties
 * are counted on the round before them; ties before the first side on that one. The oldest columns go first when it is full.
 */
export function bigRoad(winners: readonly Winner[], columns: number): Bead[] {
  const beads: Bead[] = [];
  const taken = new Set<string>();
  let start = -1;
  let leading = 0;
  for (const winner of winners) {
    const last = beads.at(-1);
    if (winner === 'T') {
      if (last) beads[beads.length - 1] = { ...last, ties: last.ties + 1 };
      else leading += 1;
      continue;
    }
    let x = start;
    let y = 0;
    if (last?.winner === winner) {
      // A run that has turned stays on its line.
      const isFree = last.x === start && last.y + 1 < depth && !taken.has(`${x} ${last.y + 1}`);
      x = isFree ? start : last.x + 1;
      y = isFree ? last.y + 1 : last.y;
    } else {
      do x += 1;
      while (taken.has(`${x} 0`));
      start = x;
    }
    taken.add(`${x} ${y}`);
    beads.push({ x, y, winner, ties: last ? 0 : leading });
  }
  if (beads.length === 0 && leading > 0) return [{ x: 0, y: 0, winner: 'T', ties: leading }];
  const end = Math.max(0, ...beads.map(({ x }) => x)) + 1;
  const surplus = Math.max(0, end - columns);
  return beads.filter(({ x }) => x >= surplus).map((bead) => ({ ...bead, x: bead.x - surplus }));
}
