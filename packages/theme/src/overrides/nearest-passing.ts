import { contrast, toHex, toOklch } from '../derive/colour.ts';

export interface Need {
  /** `#rrggbb`. */
  readonly against: string;
  readonly ratio: number;
}

/**
 * The colour nearest in lightness, lighter or darker, that reaches every ratio, measured on the emitted 8-bit value; hue
 * stays, chroma gives way where it must. Undefined if no lightness does.
 */
export function nearestPassing(hex: string, needs: readonly Need[]): string | undefined {
  const wanted = toOklch(hex);
  const passes = (candidate: string) =>
    needs.every(({ against, ratio }) => contrast(candidate, against) >= ratio);
  if (passes(hex)) return hex;
  const at = (l: number) => toHex({ ...wanted, l });
  const ways = [1, -1].flatMap((way) => {
    const first = firstAlong(wanted.l, way, (l) => passes(at(l)));
    return first === undefined ? [] : [first];
  });
  const [a, b] = ways;
  if (a === undefined) return undefined;
  const away = (l: number) => Math.abs(l - wanted.l);
  return at(b !== undefined && away(b) < away(a) ? b : a);
}

const coarse = 0.02;
const fine = 0.001;

/** The first lightness on the way up (1) or down (−1) that passes, to a thousandth; undefined if none does. */
function firstAlong(
  from: number,
  way: number,
  passes: (lightness: number) => boolean,
): number | undefined {
  const within = (l: number) => Math.min(1, Math.max(0, l));
  for (let step = 1; step <= 1 / coarse; step += 1) {
    let failing = within(from + way * coarse * (step - 1));
    let passing = within(from + way * coarse * step);
    if (failing === passing) return undefined;
    if (!passes(passing)) continue;
    while (Math.abs(passing - failing) > fine) {
      const middle = (passing + failing) / 2;
      if (passes(middle)) passing = middle;
      else failing = middle;
    }
    return passing;
  }
  return undefined;
}
