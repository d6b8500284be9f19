/** A text as it is read and as it is spoken: signs that a screen reader leaves out are words there. */
export interface SpokenText {
  readonly shown: string;
  readonly spoken: string;
}

/** What is bet on in a match; `line` is a decimal string, of a handicap what the home side is given. */
export interface NamedSelection {
  readonly home: string;
  readonly away: string;
  readonly market: string;
  readonly pick: 'HOME' | 'DRAW' | 'AWAY' | 'OVER' | 'UNDER';
  readonly line?: string | undefined;
}

/** The words around figures, in the reader's language. */
export interface SelectionWords {
  /** BCP 47 tag that the figures are written by. */
  readonly locale: string;
  readonly draw: string;
  readonly over: (line: string) => string;
  readonly under: (line: string) => string;
  readonly plus: (figures: string) => string;
  readonly minus: (figures: string) => string;
}

/** What a selection is called: a side with its handicap, or a total with its line. */
export function selectionName(
  { home, away, market, pick, line = '0' }: NamedSelection,
  words: SelectionWords,
): SpokenText {
  const same = (text: string): SpokenText => ({ shown: text, spoken: text });
  const figures = plainLine(line, words.locale);
  switch (pick) {
    case 'DRAW':
      return same(words.draw);
    case 'OVER':
      return same(words.over(figures));
    case 'UNDER':
      return same(words.under(figures));
    case 'HOME':
    case 'AWAY': {
      const side = pick === 'HOME' ? home : away;
      if (market !== 'HANDICAP') return same(side);
      if (Number(line) === 0) return same(`${side} ${figures}`);
      // The line is what the home side is given: the other side gives it.
      const isGiven = line.startsWith('-') === (pick === 'AWAY');
      return {
        shown: `${side} ${isGiven ? '+' : '−'}${figures}`,
        spoken: `${side} ${(isGiven ? words.plus : words.minus)(figures)}`,
      };
    }
  }
}

/** A line without its sign and trailing zeros. */
const plainLine = (line: string, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Math.abs(Number(line)));
