import type { Brand } from '../../brand/brand.ts';
import type { lineHeightsOf } from '../../compile/script-rules.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { findingOf, type Gaps, type Rule } from '../../document/rule.ts';
import type { TypefaceNeeds } from '../able-faces.ts';
import type { NeededFace } from '../font-needs.ts';
import type { Face, InstalledFonts } from '../probe-face.ts';

export interface TypefaceCheckOptions extends InstalledFonts {
  /** The brand's file, as findings name it. */
  readonly file: string;
  /** Line heights of body and headings by language. Default: those of the emitted rules, with the brand's `leading`. */
  readonly lineHeights?: typeof lineHeightsOf;
}

/** A typeface that a brand names for a script, with its fonts by weight; without those that hold nothing of the script. */
export interface OpenedFace extends NeededFace {
  readonly byWeight: ReadonlyMap<number, Face>;
}

/** A brand's typefaces as the pages of a merchant have them. */
export interface Typesetting {
  readonly brand: Brand;
  readonly needs: TypefaceNeeds;
  readonly options: TypefaceCheckOptions;
  /** Those that are needed and installed. */
  readonly faces: readonly OpenedFace[];
}

/** Something that typefaces must be able to do. */
export interface TypefaceRule {
  readonly rule: Rule;
  /** Findings have a pointer and no line. */
  readonly check: (typesetting: Typesetting) => Promise<Diagnostic[]>;
}

interface Found<Name extends string> {
  /** JSON Pointer into brand.json. */
  readonly at: string;
  readonly gaps: Gaps<Name>;
}

/** Declares a rule with what looks for it. */
export function typefaceRule<Name extends string>(
  rule: Rule<Name>,
  find: (typesetting: Typesetting) => Promise<readonly Found<Name>[]>,
): TypefaceRule {
  return {
    rule,
    async check(typesetting) {
      const { file } = typesetting.options;
      return (await find(typesetting)).map(({ at, gaps }) => ({
        ...findingOf(rule, gaps),
        file,
        line: 1,
        column: 1,
        pointer: at,
      }));
    },
  };
}

/** Declares a rule that looks at each typeface by itself. `find` fills the gaps of the rule's sentences. */
export function faceRule<Name extends string>(
  rule: Rule<Name>,
  find: (face: OpenedFace, typesetting: Typesetting) => Promise<Gaps<Name> | undefined>,
  key: 'family' | 'weights' = 'family',
): TypefaceRule {
  return typefaceRule(rule, async (typesetting) => {
    const found = await Promise.all(
      typesetting.faces.map(async (face) => {
        const gaps = await find(face, typesetting);
        return gaps ? [{ at: pointerTo(face, key), gaps }] : [];
      }),
    );
    return found.flat();
  });
}

/** Where a brand names a typeface. */
export const pointerTo = ({ script, role }: NeededFace, key: 'family' | 'weights'): string =>
  `/typefaces/${script}/${role}/${key}`;

/** What is found in any weight, each once. */
export function inAnyWeight({ byWeight }: OpenedFace, find: (face: Face) => string[]): string[] {
  return [...new Set([...byWeight.values()].flatMap(find))];
}

/** The first of some letters. */
export function listed(letters: readonly string[]): string {
  const most = 8;
  const more = letters.length - most;
  return letters.slice(0, most).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
