/** A catalogue file: text by key. */
type Texts = Readonly<Record<string, string>>;

/** Values of a text's placeholders; `count` also chooses the plural form. */
type Values = Readonly<Record<string, unknown>>;

interface Words {
  readonly language: string;
  init(options: {
    readonly lng: string;
    readonly defaultNS: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  }): Promise<void>;
  addResourceBundle(language: string, namespace: string, texts: Texts): void;
  t(id: string, values?: Values): string;
}

/**
 * What the site's build has in place of i18next: as much of it as `createI18n` and the screens use. One language per page, one
 * namespace of flat keys, values in `{{name}}`, plural forms by CLDR. All else of i18next (formats, nesting, fall-backs, loading) is
 * refused by the lint of catalogues and copy, or has no caller, and would be a fifteenth of the home page's JavaScript.
 */
export function createInstance(): Words {
  const texts = new Map<string, string>();
  let language = '';
  const words: Words = {
    get language() {
      return language;
    },
    async init({ lng, defaultNS, resources }) {
      language = lng;
      words.addResourceBundle(lng, defaultNS, resources[lng]?.[defaultNS] ?? {});
    },
    // What is there first stays: a merchant's own copy comes before the catalogues.
    addResourceBundle(_language, _namespace, added) {
      for (const [key, text] of Object.entries(added)) if (!texts.has(key)) texts.set(key, text);
    },
    t(id, values = {}) {
      const text = keysOf(language, id, values.count).map((key) => texts.get(key) || '');
      return fill(text.find(Boolean) ?? id, values);
    },
  };
  return words;
}

/** Keys under which a text may be, the fittest first. */
function keysOf(language: string, id: string, count: unknown): string[] {
  if (count === undefined || typeof count === 'string') return [id];
  return [`${id}_${new Intl.PluralRules(language).select(Number(count))}`, id, `${id}_other`];
}

/** A placeholder without a value stays, so that the mistake is seen. */
function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );
}
