import { pickIndex, type Random } from '../../random.ts';
import { type Mechanic, mechanicOfEnds, type Result } from './mechanic.ts';

/** The symbols of a ticket from the rarest on: in how many of twenty fields each is, and what three of it in a row pay. */
const rare = [
  { sign: 'moon', fields: 3, pays: 2000 },
  { sign: 'bell', fields: 4, pays: 900 },
  { sign: 'wave', fields: 5, pays: 400 },
  { sign: 'lotus', fields: 6, pays: 200 },
] as const;
const rows = 3;
const columns = 3;

/**
 * A ticket of three rows of three fields. Three equal symbols in a row pay; of several such rows the dearest does.
 *
 * Each of the nine fields is drawn by itself, by the weights above, and the prize follows from what lies there. No field is filled in to
 * suit a prize that was chosen first, so a ticket shows two equal symbols in a row exactly as often as chance puts them there.
 *
 * @param sun what three suns in a row pay, in hundredths of the stake
 */
export function ticketGame(sun: number): Mechanic {
  const symbols = [{ sign: 'sun', fields: 2, pays: sun }, ...rare];
  const reel = symbols.flatMap(({ sign, fields }) => Array<string>(fields).fill(sign));
  const paysOf = (sign: string) => symbols.find((each) => each.sign === sign)?.pays ?? 0;
  return mechanicOfEnds(
    'ticket',
    { ends: endsOf(symbols, reel.length), deal: (random) => deal(random, reel) },
    [{ pick: '', returnOf: (end) => Math.max(...end.map(paysOf)) }],
    symbols.map(({ sign, pays }) => ({ signs: sign, hundredths: pays })),
  );
}

const nothing = '';

function deal(random: Random, reel: readonly string[]) {
  const signs = Array.from(
    { length: rows * columns },
    () => reel[pickIndex(random, reel.length)] ?? nothing,
  );
  const end = Array.from({ length: rows }, (_, row) => {
    const [first = nothing, ...others] = signs.slice(row * columns, (row + 1) * columns);
    return others.every((sign) => sign === first) ? first : nothing;
  });
  return { signs, end };
}

/** Which symbol each row has three of, if any: in how many of all the ways. */
function endsOf(
  symbols: readonly { readonly sign: string; readonly fields: number }[],
  fields: number,
): Result[] {
  const equal = symbols.map((each) => ({ sign: each.sign, weight: each.fields ** columns }));
  const rest = equal.reduce((left, { weight }) => left - weight, fields ** columns);
  const row = [...equal, { sign: nothing, weight: rest }];
  let ends: Result[] = [{ signs: [], weight: 1 }];
  for (let count = 0; count < rows; count += 1) {
    ends = ends.flatMap(({ signs, weight }) =>
      row.map((each) => ({ signs: [...signs, each.sign], weight: weight * each.weight })),
    );
  }
  return ends;
}
