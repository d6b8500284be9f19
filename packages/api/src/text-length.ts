/**
 * How many characters a text has to its reader, who alone counts the same everywhere: a Thai letter with its marks is one, and
 * so is an emoji of several code points (UAX #29).
 */
export function lengthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
