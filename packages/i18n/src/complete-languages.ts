import type { LanguageCode } from './language-tags.ts';

/**
 * Languages whose catalogues are whole: the only ones a merchant may offer. The BCP 47 tag of each is its code in lower case.
 * They stand apart from the table of all languages, which no page has a use for.
 */
export const completeLanguages = [
  'TH',
  'EN',
  'BN',
  'HI',
  'VI',
] as const satisfies readonly LanguageCode[];
export type CompleteLanguage = (typeof completeLanguages)[number];

/** Whether the catalogues of a language are whole. */
export function isComplete(code: string): code is CompleteLanguage {
  return (completeLanguages as readonly string[]).includes(code);
}
