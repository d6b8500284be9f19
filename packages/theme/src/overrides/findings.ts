import { type Place, pointerStep } from '../document/locate.ts';
import { nearestName } from '../document/nearest-name.ts';
import type { Finding } from '../document/rule.ts';
import type { Diagnostic } from '../document/types.ts';

/** Collects what is wrong with one file; the same thing said of the same place, as for every mode, counts once. */
export interface Findings {
  readonly list: readonly Diagnostic[];
  /** @param side whether the name or the value is meant; default `value` */
  add(pointer: string, finding: Finding, side?: 'key' | 'value'): void;
  /** The legal name most like a mistyped one, if one is worth suggesting. */
  near(written: string, legal: readonly string[]): string | undefined;
}

/** A person fixes a few and runs the check again; a hostile file could cause millions. */
const most = 100;

/** Comparing two names costs the product of their lengths: a hostile file may buy a second with it, not minutes. */
const mostCompared = 3_000_000;

/** `places` as `readJson` gives them; a pointer without a place is told at the nearest written thing above it. */
export function collectFindings(file: string, places: ReadonlyMap<string, Place>): Findings {
  const list: Diagnostic[] = [];
  const known = new Set<string>();
  let compared = 0;
  return {
    list,
    near(written, legal) {
      if (compared > mostCompared || list.length >= most) return undefined;
      compared += legal.reduce((sum, name) => sum + name.length * written.length, 0);
      return compared > mostCompared ? undefined : nearestName(written, legal);
    },
    add(pointer, { code, severity, message, remedy }, side = 'value') {
      const once = `${pointer}\n${code}\n${message}`;
      if (list.length >= most || known.has(once)) return;
      known.add(once);
      const place = placeOf(pointer, places);
      const loc = side === 'key' ? (place?.key ?? place?.value) : place?.value;
      const { line, column } = loc ?? { line: 1, column: 1 };
      list.push({ code, severity, file, line, column, pointer, message, remedy });
    },
  };
}

function placeOf(pointer: string, places: ReadonlyMap<string, Place>): Place | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = places.get(at);
    if (place || at === '') return place;
  }
}

/** The JSON Pointer of a part of what `pointer` shows. */
export const below = (pointer: string, ...steps: readonly (string | number)[]): string =>
  pointer + steps.map(pointerStep).join('');

/** `"a", "b"`. */
export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
