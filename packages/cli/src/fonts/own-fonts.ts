import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Script, scripts } from '@livery/theme';
import { type Diagnostic, type Finding, findingOf } from '@livery/theme/diagnostic';
import {
  type FontFamily,
  type FontSubset,
  familyName,
  fontRules,
  type ReadFont,
} from '@livery/theme/fonts';
import { hashOf, hashOfJson } from '../hash.ts';
import { readText } from '../read-files.ts';
import type { InstalledFonts } from './read-fonts.ts';

/** What the `fonts` folder of a brand holds, before any typeface is opened. */
export interface OwnFontFiles {
  /** Every file but the licence by its name: where it lies, and the hash of its bytes. */
  readonly files: Readonly<Record<string, { readonly path: string; readonly hash: string }>>;
  /** Whether there is a text that says who may use the typefaces. */
  readonly isLicensed: boolean;
}

/** A brand's own typefaces, with what is wrong with them. */
export interface OwnFonts extends InstalledFonts {
  readonly findings: readonly Diagnostic[];
}

/** Reads a brand's `fonts` folder; undefined where there is none. */
export async function readOwnFontFiles(brandFolder: string): Promise<OwnFontFiles | undefined> {
  const folder = join(brandFolder, 'fonts');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const licences = names.filter((name) => licenceName.test(name));
  const texts = await Promise.all(licences.map((name) => readText(join(folder, name))));
  const files = names
    .filter((name) => !licenceName.test(name))
    .map(async (name) => {
      const path = join(folder, name);
      // One that may not be read, or a link to nothing, is reported when it is opened, and stops its own brand only.
      const bytes = await readFile(path).catch(() => '');
      return [name, { path, hash: hashOf(bytes) }] as const;
    });
  return {
    files: Object.fromEntries(await Promise.all(files)),
    isLicensed: texts.some((text) => text.trim() !== ''),
  };
}

const licenceName = /^(licen[cs]e|ofl)([-.].*)?$/i;

interface OwnFace {
  readonly family: string;
  readonly weight: number;
  readonly path: string;
  readonly hash: string;
  /** Code points, ascending. */
  readonly letters: readonly number[];
}

/**
 * The typefaces of a brand's `fonts` folder, as `brand.json` names them. A file may hold any number of scripts; a page
 * loads it for the letters that are in it.
 *
 * @param folder the brand's, as findings name it
 */
export async function openOwnFonts(
  { files, isLicensed }: OwnFontFiles,
  folder: string,
  readFont: ReadFont,
): Promise<OwnFonts> {
  const findings: Diagnostic[] = [];
  const tell = (file: string, found: Finding) =>
    findings.push({ ...found, file, line: 1, column: 1, pointer: '' });
  const faces: OwnFace[] = [];
  for (const [name, { path, hash }] of Object.entries(files)) {
    const file = `${folder}/fonts/${name}`;
    const { family, weight } = nameParts.exec(name)?.groups ?? {};
    const letters = family === undefined ? undefined : await lettersOf(path, readFont);
    if (family === undefined) tell(file, findingOf(fontRules.fileName, { name }));
    else if (!letters) tell(file, findingOf(fontRules.unreadable, { name }));
    else faces.push({ family, weight: Number(weight), path, hash, letters });
  }
  if (!isLicensed && Object.keys(files).length > 0) {
    tell(`${folder}/fonts`, findingOf(fontRules.noLicence, {}));
  }
  const families = [...Map.groupBy(faces, ({ family }) => family)];
  return {
    catalogue: Object.fromEntries(
      families.map(([name, own]): [string, FontFamily] => [
        name,
        { family: familyName(name), subsets: subsetsOf(own) },
      ]),
    ),
    versions: Object.fromEntries(
      families.map(([name, own]) => [name, hashOfJson(own.map(({ hash }) => hash)).slice(0, 12)]),
    ),
    findings,
  };
}

/** By script, as the catalogue has them: the files that hold it, and which letters a page gets from them. */
function subsetsOf(faces: readonly OwnFace[]): FontFamily['subsets'] {
  const subsets: Record<string, FontSubset> = {};
  for (const script of scripts) {
    const able = faces.filter(({ letters }) => holds(letters, script));
    const [first] = able;
    if (!first) continue;
    const files = Object.fromEntries(able.map(({ weight, path }) => [weight, path]));
    subsets[script] = { unicodeRange: rangeOf(first.letters), files };
  }
  return subsets;
}

const nameParts = /^(?<family>[a-z0-9]+(?:-[a-z0-9]+)*)-(?<weight>[1-9]00)\.woff2$/;

async function lettersOf(path: string, readFont: ReadFont) {
  try {
    return (await readFont(path)).letters();
  } catch {
    return undefined;
  }
}

/** Some letters of each script, by which a file is known to hold it. */
const telltale = {
  latin: 'aeA',
  devanagari: 'कअा',
  bengali: 'কঅা',
  thai: 'กเา',
  arabic: 'ابم',
  tamil: 'கஅா',
  telugu: 'కఅా',
} as const satisfies Record<Script, string>;

function holds(letters: readonly number[], script: Script): boolean {
  return [...telltale[script]].every((letter) => letters.includes(letter.codePointAt(0) ?? 0));
}

/** A CSS `unicode-range` of ascending code points: `U+20-7E,U+A0`. */
function rangeOf(letters: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const letter of letters) {
    const last = ranges.at(-1);
    if (last && last[1] === letter - 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
