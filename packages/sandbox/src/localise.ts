/** A text in English and perhaps in other languages, by upper-case code. */
export type Localised = { readonly EN: string } & Readonly<Partial<Record<string, string>>>;

/** A text in one language, with that language. */
export interface Text {
  text: string;
  language: string;
}

/** The text in the asked language, else in English. */
export function localise(texts: Localised, language: string): Text {
  const text = texts[language];
  return text === undefined ? { text: texts.EN, language: 'EN' } : { text, language };
}
