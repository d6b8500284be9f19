import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rangeTest, subsetRanges } from '@livery/theme/fonts';
import subsetFont from 'subset-font';
import { hashOfJson } from '../hash.ts';
import { writeFiles } from '../write-files.ts';

/** A whole font file. */
export interface WholeFont {
  /** As its parts are named. */
  readonly family: string;
  readonly weight: number;
  readonly path: string;
  /** Of its bytes. */
  readonly hash: string;
  /** Code points, ascending. */
  readonly letters: readonly number[];
}

/** One part of it. */
export interface FontPart {
  readonly subset: string;
  readonly path: string;
  /** Code points, ascending. */
  readonly letters: readonly number[];
}

/** Changes when the parts of the same font would be others. */
export const splitEdition = hashOfJson(['subset-font 2.9.0', subsetRanges]);

/** Some letters of each subset, by which a font is known to hold it: joiners and marks are in many. */
const telltale: Readonly<Record<keyof typeof subsetRanges, string>> = {
  latin: 'aeA',
  'latin-ext': 'łž',
  currency: '₹',
  vietnamese: 'ạếữ',
  devanagari: 'कअा',
  bengali: 'কঅা',
  thai: 'กเา',
  arabic: 'ابم',
  tamil: 'கஅா',
  telugu: 'కఅా',
};

/** The parts that a font can be split into: one for each subset that it holds. */
export function partsOf(letters: readonly number[]): Omit<FontPart, 'path'>[] {
  const has = new Set(letters);
  return Object.entries(telltale)
    .filter(([, some]) => [...some].every((letter) => has.has(letter.codePointAt(0) ?? 0)))
    .map(([subset]) => {
      // `telltale` has the same names.
      const isIn = rangeTest(subsetRanges[subset as keyof typeof subsetRanges]);
      return { subset, letters: letters.filter(isIn) };
    });
}

/**
 * Splits a font by script, as the installed typefaces are, with HarfBuzz: each part has its letters, and every glyph and rule that
 * they can be joined with. A part that was made before is taken from `folder`.
 *
 * @param folder where parts are kept; made when it is not there
 * @returns undefined when the file opens and is no sound font all the same
 * @throws when the folder cannot be written
 */
export async function splitFont(font: WholeFont, folder: string): Promise<FontPart[] | undefined> {
  const { family, weight, hash, path, letters } = font;
  const parts: FontPart[] = [];
  let whole: Buffer | undefined;
  for (const { subset, letters: own } of partsOf(letters)) {
    const name = `${family}-${subset}-${weight}.woff2`;
    const target = join(folder, hashOfJson([splitEdition, hash]).slice(0, 16), name);
    if (!existsSync(target)) {
      whole ??= await readFile(path);
      const text = String.fromCodePoint(...own);
      const bytes = await subsetFont(whole, text, { targetFormat: 'woff2' }).catch(() => undefined);
      if (!bytes) return undefined;
      await writeFiles(dirname(target), { [name]: bytes });
    }
    parts.push({ subset, path: target, letters: own });
  }
  return parts;
}
