import { type Brand, type Script, scripts } from '../brand/brand.ts';

const scriptOfLanguage: Record<string, Script> = {
  hi: 'devanagari',
  mr: 'devanagari',
  ne: 'devanagari',
  bn: 'bengali',
  th: 'thai',
  ta: 'tamil',
  te: 'telugu',
  ar: 'arabic',
  ur: 'arabic',
  fa: 'arabic',
};

/** `bn` of `bn-BD`. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The script that a language (BCP 47) is written in, of those a brand may name typefaces for. */
export function scriptOf(tag: string): Script {
  return scriptOfLanguage[primaryLanguage(tag)] ?? 'latin';
}

/** Latin, which every page shows (amounts, names of games), and the scripts of some languages. In the order of the stack. */
export function scriptsOf(languages: readonly string[]): Script[] {
  const wanted = new Set<Script>(['latin', ...languages.map(scriptOf)]);
  return scripts.filter((script) => wanted.has(script));
}

/**
 * The subsets that hold a script for some languages. Of faces that both have a letter the last one serves it (CSS Fonts 4 §4.5):
 * `latin-ext` has the rupee's sign and ă, đ, ĩ, ũ, ơ and ư as well, and is ten times the size of the files that serve these.
 */
export function subsetsOf(script: Script, languages: readonly string[]): string[] {
  if (script !== 'latin') return [script];
  const vietnamese = languages.some((tag) => primaryLanguage(tag) === 'vi');
  return ['latin', 'latin-ext', 'currency', ...(vietnamese ? ['vietnamese'] : [])];
}

export interface NeededFace {
  readonly role: 'display' | 'body';
  readonly script: Script;
  readonly packageName: string;
  readonly weights: readonly number[];
}

/** The typefaces of a brand that some languages need: body before display, scripts in the order of the stack. */
export function neededFaces(brand: Brand, languages: readonly string[]): NeededFace[] {
  return (['body', 'display'] as const).flatMap((role) =>
    scriptsOf(languages).flatMap((script) => {
      const face = brand.typefaces[script]?.[role];
      return face ? [{ role, script, packageName: face.family, weights: face.weights }] : [];
    }),
  );
}
