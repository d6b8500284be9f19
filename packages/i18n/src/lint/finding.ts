/** Something wrong with a message, as facts. Who tells people has the sentences. */
export type Finding<Fact> = Fact & {
  /** The message's key in its file. */
  readonly id: string;
};

/** What can be wrong with a text as such. */
export type TextFact =
  | { readonly code: 'empty-message' }
  /** Something in braces that is no name; several of them are told one by one. */
  | { readonly code: 'broken-placeholder'; readonly found: string }
  /** Other names in braces than the English message has. */
  | {
      readonly code: 'placeholder';
      readonly found: readonly string[];
      readonly wanted: readonly string[];
    }
  | { readonly code: 'forbidden-phrase'; readonly phrase: string };

/** `near` is the id that was probably meant. */
export type UnknownId = { readonly code: 'unknown-id'; readonly near: string | undefined };

/** What can be wrong with a merchant's own text. */
export type CopyFact = TextFact | UnknownId | { readonly code: 'locked-id' };

/** What can be wrong with a message of a catalogue. */
export type CatalogueFact =
  | TextFact
  | UnknownId
  | { readonly code: 'missing-message'; readonly english: string | undefined }
  /** The language has no such plural form, so it is never shown. */
  | { readonly code: 'plural-form' }
  | { readonly code: 'untranslated'; readonly text: string }
  /** `found` is the other language's script; undefined where the text has no letter of its own. */
  | {
      readonly code: 'wrong-script';
      readonly text: string;
      readonly wanted: string;
      readonly found: string | undefined;
    };

export type CopyFinding = Finding<CopyFact>;
