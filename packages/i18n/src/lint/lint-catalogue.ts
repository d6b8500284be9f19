import { type CompleteLanguage, languages } from '../languages.ts';
import { english, englishOf } from './english.ts';
import type { CatalogueFact, Finding } from './finding.ts';
import { lintText } from './lint-text.ts';
import { nearest } from './nearest.ts';
import { keysFor } from './plurals.ts';

/** Messages that read the same in every language: names, and texts made of placeholders. */
const sameEverywhere: ReadonlySet<string> = new Set([
  'common.page.title',
  'display.textSize.percent',
  'footer.age',
  'common.contact.telegram',
  'entry.field.facebook',
  'entry.field.line',
  'entry.field.qqNum',
  'entry.field.telegram',
  'entry.field.wechat',
  'entry.field.whatsapp',
  'entry.field.zalo',
  'ways.social.facebook',
  'ways.social.google',
  'common.contact.whatsapp',
  'common.contact.line',
  'common.contact.facebook',
  'download.system.android',
  'around.app.android',
  'around.app.ios',
]);

const scripts = new Map([
  ['Latn', /\p{Script=Latin}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Deva', /\p{Script=Devanagari}/u],
]);

/**
 * What is wrong with a language's whole catalogue: messages missing or too many, plural forms that are not the language's,
 * placeholders, empty texts, forbidden phrases, a wrong script, English left standing.
 *
 * @param catalogue every message of every area, by key
 */
export function lintCatalogue(
  language: CompleteLanguage,
  catalogue: Readonly<Record<string, string>>,
): Finding<CatalogueFact>[] {
  const wanted = keysFor(Object.keys(english), languages[language].tag);
  const missing = [...wanted].filter((id) => !Object.hasOwn(catalogue, id));
  return [
    ...missing.map((id) => ({ code: 'missing-message', id, english: englishOf(id) }) as const),
    ...Object.entries(catalogue).flatMap(([id, text]) =>
      wanted.has(id)
        ? [...lintText(language, id, text), ...lintLanguage(language, id, text)]
        : tooMany(id, wanted),
    ),
  ];
}

function tooMany(id: string, wanted: ReadonlySet<string>): Finding<CatalogueFact> {
  if (englishOf(id) !== undefined) return { code: 'plural-form', id };
  return { code: 'unknown-id', id, near: nearest(id, wanted) };
}

/** Whether a text is in its language, as far as its letters tell. */
function lintLanguage(
  language: CompleteLanguage,
  id: string,
  text: string,
): Finding<CatalogueFact>[] {
  if (sameEverywhere.has(id)) return [];
  if (language !== 'EN' && text === englishOf(id)) return [{ code: 'untranslated', id, text }];
  const { script } = languages[language];
  const words = text.replace(/\{\{.*?\}\}/gs, '');
  // Latin letters stand in every language for names and abbreviations.
  const foreign = [...scripts].find(
    ([name, letters]) => name !== script && name !== 'Latn' && letters.test(words),
  );
  if (!foreign && scripts.get(script)?.test(words)) return [];
  return [{ code: 'wrong-script', id, text, wanted: script, found: foreign?.[0] }];
}
