/** Something wrong with a message. */
export interface Finding {
  readonly code: FindingCode;
  /** The message's key in its file. */
  readonly id: string;
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

export type FindingCode =
  | 'unknown-id'
  | 'locked-id'
  | 'missing-message'
  | 'empty-message'
  | 'placeholder'
  | 'plural-form'
  | 'forbidden-phrase'
  | 'wrong-script'
  | 'untranslated'
  | 'not-text';
