import { englishOf } from './english.ts';
import type { Finding, TextFact } from './finding.ts';
import { forbiddenPhrases } from './forbidden.ts';
import { brokenPlaceholders, placeholdersOf } from './placeholders.ts';

/** What is wrong with one text as such, whoever wrote it: empty, other placeholders than English, forbidden phrases. */
export function lintText(language: string, id: string, text: string): Finding<TextFact>[] {
  if (text.trim() === '') return [{ code: 'empty-message', id }];
  return [...lintPlaceholders(id, text), ...forbiddenPhrases(language, id, text)];
}

function lintPlaceholders(id: string, text: string): Finding<TextFact>[] {
  const [broken] = brokenPlaceholders(text);
  if (broken !== undefined) return [{ code: 'broken-placeholder', id, found: broken }];
  const wanted = placeholdersOf(englishOf(id) ?? text);
  const found = placeholdersOf(text);
  if (wanted.join() === found.join()) return [];
  return [{ code: 'placeholder', id, found, wanted }];
}
