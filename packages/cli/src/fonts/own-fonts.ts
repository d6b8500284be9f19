import { statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, type Finding, findingOf } from '@livery/theme/diagnostic';
import { type FontFamily, type FontSubset, familyName, fontRules } from '@livery/theme/fonts';
import { hashOf, hashOfJson } from '../hash.ts';
import { readText } from '../read-files.ts';
import { rangeOf } from './range-of.ts';
import type { Fonts, Typefaces } from './read-fonts.ts';
import { type FontPart, partsOf, splitEdition, splitFont, type WholeFont } from './split-font.ts';

/** What the `fonts` folder of a brand holds, before any typeface is opened. */
export interface OwnFontFiles {
  /** Every file but the licence by its name: where it lies, and the hash of its bytes. */
  readonly files: Readonly<Record<string, { readonly path: string; readonly hash: string }>>;
  /** Whether there is a text that says who may use the typefaces. */
  readonly isLicensed: boolean;
}

/** A brand's own typefaces, with what is wrong with them. */
export interface OwnFonts extends Typefaces {
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

interface OwnFace extends WholeFont {
  readonly parts: readonly FontPart[];
}

/**
 * The typefaces of a brand's `fonts` folder, as `brand.json` names them. A file may hold any number of scripts: it is split as the
 * installed typefaces are, so that a page loads those of its languages. One that forbids it is served whole.
 *
 * @param folder the brand's, as findings name it
 */
export async function openOwnFonts(
  { files, isLicensed }: OwnFontFiles,
  folder: string,
  { readFont, splitFolder }: Pick<Fonts, 'readFont' | 'splitFolder'>,
): Promise<OwnFonts> {
  const findings: Diagnostic[] = [];
  const tell = (file: string, found: Finding) =>
    findings.push({ ...found, file, line: 1, column: 1, pointer: '' });
  const faces: OwnFace[] = [];
  for (const [name, { path, hash }] of Object.entries(files)) {
    const file = `${folder}/fonts/${name}`;
    const { family, weight } = nameParts.exec(name)?.groups ?? {};
    const font = family === undefined ? undefined : await readFont(path).catch(() => undefined);
    if (family === undefined) {
      tell(file, findingOf(fontRules.fileName, { name }));
      continue;
    }
    const whole = font && { family, weight: Number(weight), path, hash, letters: font.letters() };
    const parts = whole && (font.mayBeSplit ? await splitFont(whole, splitFolder) : served(whole));
    if (!parts) {
      tell(file, findingOf(fontRules.unreadable, { name }));
      continue;
    }
    if (!font.mayBeSplit) {
      const size = Math.ceil((await stat(path)).size / 1024);
      tell(file, findingOf(fontRules.noSplitting, { name, size }));
    }
    faces.push({ ...whole, parts });
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
      families.map(([name, own]) => [
        name,
        hashOfJson([splitEdition, own.map(({ hash }) => hash)]).slice(0, 12),
      ]),
    ),
    findings,
  };
}

/** A file that is served whole, in place of each of its parts. */
const served = (whole: WholeFont): FontPart[] =>
  partsOf(whole.letters).map(({ subset }) => ({ ...whole, subset }));

/** By subset, as the catalogue has them: the parts that hold it, and which letters a page gets from them. */
function subsetsOf(faces: readonly OwnFace[]): FontFamily['subsets'] {
  const parts = faces.flatMap(({ weight, parts }) => parts.map((part) => ({ ...part, weight })));
  return Object.fromEntries(
    [...Map.groupBy(parts, ({ subset }) => subset)].map(([subset, own]): [string, FontSubset] => [
      subset,
      {
        unicodeRange: rangeOf(own[0]?.letters ?? []),
        files: Object.fromEntries(own.map(({ weight, path }) => [weight, path])),
      },
    ]),
  );
}

const nameParts = /^(?<family>[a-z0-9]+(?:-[a-z0-9]+)*)-(?<weight>[1-9]00)\.woff2$/;
