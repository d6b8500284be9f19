import { join } from 'node:path';
import type { AnyToken } from '@livery/theme';
import { inputRules } from '../command/input-rules.ts';
import { inputError } from '../command/outcome.ts';
import { readText } from '../read-files.ts';

/** Written by the stories of all states, from the project's root. */
const file = '.storybook/painted-pairs.json';

/** Colour tokens that meet on the screen, by sheet of all states, by part of the sheet. */
export type PaintedSheets = Readonly<
  Record<string, Readonly<Record<string, readonly { foreground: string; background: string }[]>>>
>;

/** A part of a sheet that really paints a changed token. */
export interface TouchedPart {
  readonly sheet: string;
  readonly part: string;
  readonly tokens: readonly string[];
}

/**
 * Reads which colours a browser found together on the sheets of all states.
 *
 * @returns undefined in a project without that file
 * @throws CommandError when it is no JSON
 */
export async function readPaintedSheets(root: string): Promise<PaintedSheets | undefined> {
  const text = await readText(join(root, file));
  if (text === '') return undefined;
  try {
    // Its form is the stories' own, which fail when the file is not as they write it.
    return JSON.parse(text) as PaintedSheets;
  } catch {
    throw inputError(inputRules.brokenPairs, { file });
  }
}

/** The parts that paint at least one of these tokens, with the ones they paint; sheets are told in semantic tokens alone. */
export function touchedParts(sheets: PaintedSheets, changed: ReadonlySet<AnyToken>): TouchedPart[] {
  const names: ReadonlySet<string> = changed;
  return Object.entries(sheets).flatMap(([sheet, parts]) =>
    Object.entries(parts).flatMap(([part, pairs]) => {
      const painted = new Set(
        pairs.flatMap(({ foreground, background }) => [foreground, background]),
      );
      const tokens = [...painted].filter((token) => names.has(token)).sort();
      return tokens.length > 0 ? [{ sheet, part, tokens }] : [];
    }),
  );
}
