import type { Brand, Script } from '../brand/brand.ts';
import { mostMetrics } from '../brand/script-metrics.ts';
import { lineHeightsOf } from '../compile/script-rules.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { findingOf, type Gaps, type Rule } from '../document/rule.ts';
import { ableFaces, hasScript, otherFaces, samplesOf, type TypefaceNeeds } from './able-faces.ts';
import { type NeededFace, neededFaces, scriptOf, scriptsOf } from './font-needs.ts';
import { fontRules } from './font-rules.ts';
import {
  brokenJoins,
  type Face,
  hasTabularFigures,
  type InstalledFonts,
  missingLetters,
  openFace,
  tallestWord,
} from './probe-face.ts';
import { sampleOf, scriptSamples } from './script-samples.ts';

export interface TypefaceCheckOptions extends InstalledFonts {
  /** The brand's file, as findings name it. */
  readonly file: string;
  /** Line heights of body and headings by language. Default: those of the emitted rules, with the brand's `leading`. */
  readonly lineHeights?: typeof lineHeightsOf;
}

/**
 * What the typefaces of a brand cannot do that a merchant needs: letters, joined letters and weights (errors); figures of
 * one width, the currency sign, and room for the ink at the line heights in use (warnings). A typeface or weight that
 * is not installed at all is `checkFonts`'s to tell.
 *
 * Findings have a pointer and no line: `placeFindings` gives them one. Rejects when an installed font cannot be read.
 */
export async function checkTypefaces(
  brand: Brand,
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Diagnostic[]> {
  const faces = await Promise.all(
    neededFaces(brand, needs.languages)
      .filter(({ packageName }) => options.catalogue[packageName])
      .map((face) => openWeights(face, needs, options)),
  );
  const found = await Promise.all([
    ...faces.map((face) => checkFace(face, needs, options)),
    ...(['body', 'display'] as const).map((role) =>
      checkCurrency(
        faces.filter((face) => face.role === role),
        needs,
        options,
      ),
    ),
    ...faces.map((face) => checkInk(face, faces, brand, needs, options)),
    missingScripts(brand, needs, options),
  ]);
  return found.flat();
}

interface OpenedFace extends NeededFace {
  readonly byWeight: ReadonlyMap<number, Face>;
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

async function checkFace(
  face: OpenedFace,
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Diagnostic[]> {
  const { packageName, script, byWeight } = face;
  const { name, digits } = scriptSamples[script];
  const tell = teller(face, options.file);
  if (!hasScript(options, packageName, script)) {
    return [
      tell('family', fontRules.missingScript, {
        family: packageName,
        script: name,
        others: await otherFaces(face, needs, options, () => true, `that has ${name}`),
      }),
    ];
  }
  const findings: Diagnostic[] = [];
  const have = weightsOf(options, packageName, script);
  const absent = face.weights.filter((weight) => !have.includes(weight));
  // A weight that the package has in no script is told by checkFonts.
  const elsewhere = absent.filter((weight) => inAnySubset(options, packageName, weight));
  if (elsewhere.length > 0) {
    findings.push(
      tell('weights', fontRules.missingScriptWeight, {
        family: packageName,
        script: name,
        weights: elsewhere.join(' or '),
        installed: have.join(', '),
      }),
    );
  }
  const samples = samplesOf(needs, script);
  const letters = samples.map((sample) => sample.letters).join('');
  const lacking = union(byWeight, (files) => missingLetters(files, letters));
  if (lacking.length > 0) {
    findings.push(
      tell('family', fontRules.missingLetters, {
        family: packageName,
        script: name,
        letters: listed(lacking),
        others: await otherFaces(face, needs, options, () => true, 'that has them'),
      }),
    );
  }

  const broken = union(byWeight, (files) =>
    samples.flatMap((sample) => brokenJoins(files, sample)),
  );
  if (broken.length > 0) {
    findings.push(
      tell('family', fontRules.brokenConjunct, {
        family: packageName,
        script: name,
        letters: listed(broken),
        others: await otherFaces(face, needs, options, () => true, 'that joins them'),
      }),
    );
  }

  const figures = script === 'latin' || needs.nativeDigits === true;
  const tabular = (files: Face) => hasTabularFigures(files, digits);
  if (figures && ![...byWeight.values()].every(tabular)) {
    findings.push(
      tell('family', fontRules.noTabularFigures, {
        family: packageName,
        others: await otherFaces(face, needs, options, tabular, 'with tabular figures'),
      }),
    );
  }
  return findings;
}

/** A sign may come from any typeface of the stack; it is told at the Latin one, which the figures beside it come from. */
async function checkCurrency(
  stack: readonly OpenedFace[],
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Diagnostic[]> {
  const sign = needs.currencySymbol ?? '';
  const first = stack.find(({ script }) => script === 'latin') ?? stack[0];
  if (!first || sign === '') return [];
  const shown = [...sign].every((letter) =>
    stack.some((face) =>
      [...face.byWeight.values()].some((files) => missingLetters(files, letter).length === 0),
    ),
  );
  if (shown) return [];
  const has = (files: Face) => missingLetters(files, sign).length === 0;
  return [
    teller(first, options.file)('family', fontRules.noCurrencySign, {
      role: first.role,
      sign,
      others: await otherFaces(first, needs, options, has, `that has ${sign}`),
    }),
  ];
}

/** The room for ink at the line heights that the emitted rules give each language. */
async function checkInk(
  face: OpenedFace,
  faces: readonly OpenedFace[],
  brand: Brand,
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Diagnostic[]> {
  const { role, script, packageName } = face;
  const first = faces.find((one) => one.role === role && one.script === 'latin') ?? face;
  const strut = [...first.byWeight.values()][0];
  if (!strut) return [];
  const findings: Diagnostic[] = [];
  for (const tag of needs.languages.filter((language) => scriptOf(language) === script)) {
    const { words } = sampleOf(tag);
    const tallest = [...face.byWeight.values()]
      .map((files) => tallestWord(files, words, lean(strut)))
      .reduce((a, b) => (b.lineHeight > a.lineHeight ? b : a), { word: '', lineHeight: 0 });
    const key = role === 'body' ? 'body' : 'heading';
    const height = (options.lineHeights ?? lineHeightsOf)(tag, brand.typefaces)[key];
    if (tallest.lineHeight <= height + hairline) continue;
    // Another first typeface would place the line by its own ascent and descent.
    const fits = (files: Face) =>
      tallestWord(files, words, lean(face === first ? files : strut)).lineHeight <=
      height + hairline;
    const enough = Math.ceil((tallest.lineHeight - hairline) * 20) / 20;
    const what = role === 'body' ? 'text' : 'headings';
    const others = await ableFaces(face, needs, options, fits);
    const fixes = [
      ...(enough <= mostMetrics[key]
        ? [`set "leading": { "${key}": ${enough} } in typefaces.${script}`]
        : []),
      ...(others.length > 0 ? [`use a typeface that fits: ${others.join(', ')}`] : []),
    ];
    const ways = fixes.join(', or ') || 'add an @fontsource package with shorter letters';
    findings.push(
      teller(face, options.file)('family', fontRules.clippedInk, {
        height,
        language: languageName(tag),
        what,
        family: packageName,
        word: tallest.word,
        needed: tallest.lineHeight.toFixed(2),
        fixes: `${ways.charAt(0).toUpperCase()}${ways.slice(1)}`,
      }),
    );
  }
  return findings;
}

/** The ascent less the descent, in em: twice the way from the middle of the content area down to the baseline. */
function lean(face: Face): number {
  const font = face[0]?.font;
  return font ? font.ascent - font.descent : 0;
}

/** em: less than a third of a pixel at 16 px is within what antialiasing spreads. */
const hairline = 0.02;

/** A brand that names no typeface at all chose the system's; one that names some most likely forgot this one. */
async function missingScripts(
  brand: Brand,
  needs: TypefaceNeeds,
  options: TypefaceCheckOptions,
): Promise<Diagnostic[]> {
  if (Object.keys(brand.typefaces).length === 0) return [];
  const wanted = scriptsOf(needs.languages).filter((script) => !brand.typefaces[script]);
  return Promise.all(
    wanted.map(async (script): Promise<Diagnostic> => {
      const { name } = scriptSamples[script];
      const face = { role: 'body', script, packageName: '', weights: [400] } as const;
      return {
        ...findingOf(fontRules.noTypeface, {
          script: name,
          others: await otherFaces(face, needs, options, () => true, `under "${script}"`),
        }),
        file: options.file,
        line: 1,
        column: 1,
        pointer: '/typefaces',
      };
    }),
  );
}

const teller =
  ({ script, role }: NeededFace, file: string) =>
  <Name extends string>(
    key: 'family' | 'weights',
    rule: Rule<Name>,
    gaps: Gaps<Name>,
  ): Diagnostic => ({
    ...findingOf(rule, gaps),
    file,
    line: 1,
    column: 1,
    pointer: `/typefaces/${script}/${role}/${key}`,
  });

function weightsOf({ catalogue }: InstalledFonts, packageName: string, script: Script): number[] {
  return Object.keys(catalogue[packageName]?.subsets[script]?.files ?? {}).map(Number);
}

function inAnySubset({ catalogue }: InstalledFonts, packageName: string, weight: number): boolean {
  return Object.values(catalogue[packageName]?.subsets ?? {}).some(({ files }) => files[weight]);
}

function union(byWeight: OpenedFace['byWeight'], of: (face: Face) => string[]): string[] {
  return [...new Set([...byWeight.values()].flatMap(of))];
}

function listed(texts: readonly string[]): string {
  const most = 8;
  const more = texts.length - most;
  return texts.slice(0, most).join(' ') + (more > 0 ? ` and ${more} more` : '');
}

const languageName = (tag: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
