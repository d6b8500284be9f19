/** The zero of each script whose digits a member may type or paste; the other nine follow it in Unicode. */
const zeros: readonly string[] = [
  '٠', // Arabic
  '۰', // Persian and Urdu
  '०', // Devanagari
  '০', // Bengali
  '੦', // Gurmukhi
  '૦', // Gujarati
  '௦', // Tamil
  '౦', // Telugu
  '೦', // Kannada
  '൦', // Malayalam
  '๐', // Thai
  '໐', // Lao
  '၀', // Myanmar
  '០', // Khmer
  '０', // full width
];

const asciiOf: ReadonlyMap<string, string> = new Map(
  zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => {
      const letter = String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit);
      return [letter, String(digit)] as const;
    }),
  ),
);

/** The text with the digits of every script of our languages as `0` to `9`, and all else as it was. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (letter) => asciiOf.get(letter) ?? letter);
}
