import { type LanguageCode, languages } from '../languages.ts';
import { english } from './english.ts';
import type { CopyFinding } from './finding.ts';
import { lintText } from './lint-text.ts';
import { lockedIds } from './locked.ts';
import { nearest } from './nearest.ts';
import { idOf, keysFor } from './plurals.ts';

const locked: ReadonlySet<string> = new Set(lockedIds);

/**
 * What is wrong with a merchant's own copy in one language: ids that do not exist or are locked, other placeholders than
 * the message has, empty texts, phrases that urge.
 *
 * @param overrides text by catalogue key, as the merchant's file has it; a plural message is overridden form by form
 */
export function lintCopy(
  language: LanguageCode,
  overrides: Readonly<Record<string, string>>,
): CopyFinding[] {
  const keys = keysFor(Object.keys(english), languages[language].tag);
  return Object.entries(overrides).flatMap(([id, text]): CopyFinding[] => {
    if (!keys.has(id)) return [{ code: 'unknown-id', id, near: nearest(id, keys) }];
    if (locked.has(idOf(id))) return [{ code: 'locked-id', id }];
    return lintText(language, id, text);
  });
}
