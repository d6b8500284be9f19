/** A CSS `unicode-range` of ascending code points: `U+20-7E,U+A0`. */
export function rangeOf(letters: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const letter of letters) {
    const last = ranges.at(-1);
    if (last && last[1] === letter - 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
