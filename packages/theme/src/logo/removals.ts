/** Something that a logo may not contain. */
export interface Removal {
  /** As a noun phrase: `the element <script>`. */
  readonly what: string;
  /** Whether it could run code, load something or change the picture over time; the rest only has no place in a picture. */
  readonly isUnsafe: boolean;
  /** Where the element begins that it belongs to; from 1. */
  readonly line: number;
  readonly column: number;
}

/** As many kinds are reported of the unsafe and of the others: a file can have thousands. */
const mostReported = 20;
const longestPhrase = 100;

/** Collects what is removed, each kind of thing once. */
export function removalsOf(text: string) {
  const unsafe = new Map<string, Removal>();
  const others = new Map<string, Removal>();
  return {
    /** @param at offset in the text */
    add(what: string, isUnsafe: boolean, at: number): void {
      const kind = isUnsafe ? unsafe : others;
      if (kind.size >= mostReported || kind.has(what)) return;
      kind.set(what, { what: shortened(what), isUnsafe, ...placeOf(at, text) });
    },
    all: (): readonly Removal[] => [...unsafe.values(), ...others.values()],
  };
}

function shortened(what: string): string {
  const phrase = what.slice(0, 2 * longestPhrase).replace(/\s+/g, ' ');
  return phrase.length > longestPhrase ? `${phrase.slice(0, longestPhrase)}…` : phrase;
}

function placeOf(offset: number, text: string) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
