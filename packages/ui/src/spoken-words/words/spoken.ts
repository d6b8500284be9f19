/** The languages of the product that React Aria itself does not speak. English it does. */
type Language = 'bn' | 'hi' | 'th' | 'vi';

/** What a sentence with gaps is filled in with: texts and dates in the language already. */
type Gaps = Readonly<Record<string, string>>;

/** A sentence, or what makes one. `Language` is matched to the locale of the component by React Aria. */
type Sentence<Filled> =
  | string
  | ((gaps: Filled, format: { number(value: number): string }) => string);

/** What React Aria has a screen reader say in one of its rooms: every name that its English has. */
export type Spoken<Name extends string, Filled = Gaps> = Readonly<
  Record<Language, Readonly<Record<Name, Sentence<Filled>>>>
>;
