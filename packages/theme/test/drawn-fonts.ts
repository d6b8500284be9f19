import type { TypefaceNeeds } from '../src/fonts/able-faces.ts';
import { typeset } from '../src/fonts/check-typefaces.ts';
import type { FontCatalogue } from '../src/fonts/font-faces.ts';
import type { TypefaceCheckOptions, TypefaceRule } from '../src/fonts/rules/typeface-rule.ts';
import type { Glyph, ShapedFont } from '../src/fonts/shaped-font.ts';
import { type Brand, parseBrand, type Script } from '../src/index.ts';

/** A typeface made up for a test: it can do everything but for what is said here. */
export interface DrawnFont {
  /** Default: Latin. */
  readonly scripts?: readonly Script[];
  /** Default: 400. Those of one script alone by its name. */
  readonly weights?: readonly number[] | Readonly<Partial<Record<Script, readonly number[]>>>;
  /** Letters that it does not have. */
  readonly lacks?: string;
  /** Texts that it shows with a visible virama or in pieces: their first glyph is an empty box. */
  readonly breaks?: readonly string[];
  /** A figure that is narrower than the others. */
  readonly narrow?: string;
  /** How far its ink goes up from the baseline, in em. Default 0.8; the ascent is 0.9. */
  readonly top?: number;
}

/** Finds what a rule has to say of a brand whose typefaces are all drawn here. */
export async function foundBy(
  { check }: TypefaceRule,
  fonts: Readonly<Record<string, DrawnFont>>,
  typefaces: object,
  needs: TypefaceNeeds,
) {
  const options: TypefaceCheckOptions = {
    catalogue: catalogueOf(fonts),
    readFont: async (path) => drawn(fonts[path.split('/')[0] ?? ''] ?? {}),
    file: 'brand.json',
  };
  return check(await typeset(brandOf(typefaces), needs, options));
}

/** A script's typeface for text and headings, in some weights. */
export const face = (family: string, ...weights: number[]) => {
  const one = { family, weights: weights.length > 0 ? weights : [400] };
  return { body: one, display: one };
};

function brandOf(typefaces: object): Brand {
  const seeds = { brand: '#0a6a72' };
  const file = JSON.stringify({ schema: 1, name: 'Drawn', seeds, typefaces });
  const parsed = parseBrand(file, 'brand.json');
  if (!parsed.ok) throw new TypeError(parsed.diagnostics[0]?.message);
  return parsed.value;
}

function catalogueOf(fonts: Readonly<Record<string, DrawnFont>>): FontCatalogue {
  return Object.fromEntries(
    Object.entries(fonts).map(([name, { scripts = ['latin'] as const, weights = [400] }]) => {
      const weightsOf = (script: Script) =>
        'length' in weights ? weights : (weights[script] ?? [400]);
      const subsets = scripts.map((script) => {
        const files = weightsOf(script).map((weight) => [weight, `${name}/${script}/${weight}`]);
        return [script, { unicodeRange: 'U+0-10FFFF', files: Object.fromEntries(files) }];
      });
      const [defaultSubset] = scripts;
      return [name, { family: name, defaultSubset, subsets: Object.fromEntries(subsets) }];
    }),
  );
}

function drawn({ lacks = '', breaks = [], narrow, top = 0.8 }: DrawnFont): ShapedFont {
  const isMark = (letter: string) => /\p{Mn}/u.test(letter);
  return {
    ascent: 0.9,
    descent: 0.3,
    lineGap: 0,
    mayBeSplit: true,
    letters: () => [],
    glyphOf: (codePoint) =>
      // A dotted circle stands for a mark without a letter.
      codePoint === 0x25cc || lacks.includes(String.fromCodePoint(codePoint))
        ? undefined
        : codePoint,
    shape(text) {
      const isBroken = breaks.includes(text);
      return [...text].map((letter, at): Glyph => {
        const advance = isMark(letter) ? 0 : letter === narrow ? 0.3 : 0.6;
        const ink = { left: at * 0.6, right: at * 0.6 + 0.5, top, bottom: -0.1 };
        // 1 is the glyph of letters that are joined: no letter has it by itself.
        return { id: isBroken && at === 0 ? 0 : 1, advance, ...(isMark(letter) ? {} : { ink }) };
      });
    },
  };
}
