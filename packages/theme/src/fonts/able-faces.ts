import type { Script } from '../brand/brand.ts';
import { type NeededFace, scriptOf } from './font-needs.ts';
import {
  brokenJoins,
  type Face,
  type InstalledFonts,
  missingLetters,
  openFace,
} from './probe-face.ts';
import { type ScriptSample, sampleOf, scriptSamples } from './script-samples.ts';

/** What a merchant shows in a brand's typefaces. */
export interface TypefaceNeeds {
  /** BCP 47 tags of the languages that members may choose. */
  readonly languages: readonly string[];
  /** As amounts show it: `₹`. */
  readonly currencySymbol?: string;
  /** Whether amounts are written in the script's own digits. Default no. */
  readonly nativeDigits?: boolean;
}

/** The fix as text. */
export async function otherFaces(
  face: NeededFace,
  needs: TypefaceNeeds,
  options: InstalledFonts,
  can: (face: Face) => boolean,
  which: string,
): Promise<string> {
  const able = await ableFaces(face, needs, options, can);
  return able.length > 0
    ? `Use a typeface ${which}: ${able.join(', ')}.`
    : `Add an @fontsource package with a typeface ${which}; no installed typeface passes.`;
}

/** Installed typefaces that can do it in every weight asked for and lack no letter; those drawn for the script first. */
export async function ableFaces(
  { script, packageName, weights }: NeededFace,
  needs: TypefaceNeeds,
  options: InstalledFonts,
  can: (face: Face) => boolean,
): Promise<string[]> {
  const samples = samplesOf(needs, script);
  const sound = (face: Face) =>
    samples.every(
      (sample) =>
        missingLetters(face, sample.letters).length === 0 && brokenJoins(face, sample).length === 0,
    );
  const drawnFor = (name: string) => (options.catalogue[name]?.defaultSubset === script ? 0 : 1);
  const candidates = Object.keys(options.catalogue)
    .filter((name) => name !== packageName && hasScript(options, name, script))
    .sort((a, b) => drawnFor(a) - drawnFor(b) || a.localeCompare(b, 'en'));
  const able: string[] = [];
  for (const name of candidates) {
    const faces = await Promise.all(
      weights.map((weight) => openFace(options, name, script, needs.languages, weight)),
    );
    if (faces.every((face) => face.length > 0 && sound(face) && can(face))) able.push(name);
    if (able.length === mostNames) break;
  }
  return able;
}

const mostNames = 4;

/** Of the languages in this script; of the script itself when no language asks for it (Latin beside Hindi). */
export function samplesOf({ languages }: TypefaceNeeds, script: Script): readonly ScriptSample[] {
  const samples = languages.filter((tag) => scriptOf(tag) === script).map(sampleOf);
  return samples.length > 0 ? samples : [scriptSamples[script]];
}

export function hasScript(
  { catalogue }: InstalledFonts,
  packageName: string,
  script: Script,
): boolean {
  return catalogue[packageName]?.subsets[script] !== undefined;
}
