import { createInstance, type i18n } from 'i18next';
import { isComplete } from './complete-languages.ts';
import type { LanguageCode } from './language-tags.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Area, Messages } from './messages.ts';

/** The one i18next namespace. An id's first segment, its area, does what a namespace would. */
const namespace = 'messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'messages';
    resources: { messages: Messages };
    keySeparator: false;
    nsSeparator: false;
  }
}

/**
 * An i18next instance with the messages of some areas, ready to be used or handed to react-i18next.
 *
 * @param options.language one with a whole catalogue
 * @param options.areas what is needed at once; others follow by {@link loadArea}
 * @param options.overrides a merchant's own copy for this language, by catalogue key; wins over the catalogue
 * @throws when the language has no catalogue
 */
export async function createI18n(options: {
  readonly language: LanguageCode;
  readonly areas: readonly Area[];
  readonly overrides?: Readonly<Record<string, string>>;
}): Promise<i18n> {
  // Of a language with a catalogue this is the tag; one without is refused as its first area is loaded.
  const tag = options.language.toLowerCase();
  const words = createInstance();
  await words.init({
    lng: tag,
    // Catalogues are whole, which the lint proves: a second language would only hide a hole.
    fallbackLng: false,
    load: 'currentOnly',
    ns: [namespace],
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    resources: { [tag]: { [namespace]: { ...options.overrides } } },
  });
  await Promise.all(options.areas.map((area) => loadArea(words, area)));
  return words;
}

/**
 * Adds an area's messages, once; to be awaited before a screen that uses them.
 *
 * @throws when the language has no catalogue, or the file cannot be fetched
 */
export async function loadArea(words: i18n, area: Area): Promise<void> {
  if (!isComplete(words.language.toUpperCase())) {
    throw new Error(
      `livery/i18n: expected a language with a catalogue, found "${words.language}".`,
    );
  }
  const catalogue = await loadCatalogue(words.language, area);
  // Present keys stay: a merchant's copy is there first.
  words.addResourceBundle(words.language, namespace, catalogue, true, false);
}
