import type { Brand } from '../brand/brand.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { TypefaceNeeds } from './able-faces.ts';
import { type NeededFace, neededFaces } from './font-needs.ts';
import { type InstalledFonts, openFace } from './probe-face.ts';
import { typefaceRules } from './rules/index.ts';
import type { OpenedFace, TypefaceCheckOptions, Typesetting } from './rules/typeface-rule.ts';

/**
 * What the typefaces of a brand cannot do that a merchant needs: letters, joined letters and weights (errors); figures of
 * one width, the currency sign, and room for the ink at the line heights in use (warnings). A typeface or weight that
 * is not installed at all is `checkFonts`'s to report.
 *
 * Findings have a pointer and no line: `placeFindings` gives them one. Rejects when an installed font cannot be read.
 */
export async function checkTypefaces(
  brand: Brand,
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Diagnostic[]> {
  const typesetting = await typeset(brand, needs, options);
  const found = await Promise.all(typefaceRules.map(({ check }) => check(typesetting)));
  return found.flat();
}

/** Opens the typefaces of a brand that a merchant's pages need. */
export async function typeset(
  brand: Brand,
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Typesetting> {
  const faces = neededFaces(brand, needs.languages)
    .filter(({ packageName }) => options.catalogue[packageName])
    .map((face) => openWeights(face, needs, options));
  return { brand, needs, options, faces: await Promise.all(faces) };
}

async function openWeights(
  face: NeededFace,
  { languages }: TypefaceNeeds,
  fonts: InstalledFonts,
): Promise<OpenedFace> {
  const opened = await Promise.all(
    face.weights.map(
      async (weight) =>
        [weight, await openFace(fonts, face.packageName, face.script, languages, weight)] as const,
    ),
  );
  return { ...face, byWeight: new Map(opened.filter(([, files]) => files.length > 0)) };
}
