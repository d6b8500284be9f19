/**
 * A text as people search for it: case, tone marks of Latin letters and `đ` make no difference, so that `da nang` finds
 * `Đà Nẵng`. Marks of other scripts are vowels there, and count.
 */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');
}

/** Whether every word of what is typed is in the text, in any order. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
