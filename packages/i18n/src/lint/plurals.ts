const formPattern = /^(.+)_(zero|one|two|few|many|other)$/;

/** Ids of a catalogue that have plural forms. */
function pluralIds(keys: Iterable<string>): Set<string> {
  return new Set([...keys].flatMap((key) => formPattern.exec(key)?.[1] ?? []));
}

/** A key without its plural form. */
export function idOf(key: string): string {
  return formPattern.exec(key)?.[1] ?? key;
}

/**
 * The keys that a language must have for the English ones: plural messages get the forms of CLDR for that language.
 *
 * @param tag BCP 47
 */
export function keysFor(englishKeys: Iterable<string>, tag: string): Set<string> {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const keys = [...englishKeys];
  const plural = pluralIds(keys);
  return new Set([
    ...keys.filter((key) => !plural.has(idOf(key))),
    ...[...plural].flatMap((id) => forms.map((form) => `${id}_${form}`)),
  ]);
}
