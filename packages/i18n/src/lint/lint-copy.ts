import { type LanguageCode, languages } from '../languages.ts';
import { english } from './english.ts';
import type { Finding } from './finding.ts';
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
  overrides: Readonly<Record<string, unknown>>,
): Finding[] {
  const keys = keysFor(Object.keys(english), languages[language].tag);
  return Object.entries(overrides).flatMap(([id, text]) => {
    if (!keys.has(id)) return unknownId(id, keys);
    if (locked.has(idOf(id))) return lockedId(id);
    if (typeof text !== 'string') return notText(id, text);
    return lintText(language, id, text);
  });
}

function unknownId(id: string, keys: ReadonlySet<string>): Finding[] {
  const meant = nearest(id, keys);
  return [
    {
      code: 'unknown-id',
      id,
      message: `There is no message "${id}".`,
      remedy: meant ? `Did you mean "${meant}"?` : 'Take an id from the English catalogues.',
    },
  ];
}

function lockedId(id: string): Finding[] {
  return [
    {
      code: 'locked-id',
      id,
      message: `"${id}" is locked: it protects members or keeps the house honest.`,
      remedy: 'Remove it; what it says follows from the merchant’s profile, licence and age limit.',
    },
  ];
}

function notText(id: string, found: unknown): Finding[] {
  return [
    {
      code: 'not-text',
      id,
      message: `Expected a text, found ${found === null ? 'null' : typeof found}.`,
      remedy: 'Write the text in quotes.',
    },
  ];
}
