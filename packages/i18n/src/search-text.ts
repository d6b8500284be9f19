/**
 * What people leave out as they search, in any script: tone marks (of Latin letters, Thai, Lao and Burmese), and the dot below that Hindi and
 * Bengali set for sounds from elsewhere. Vowel signs are letters, and count.
 */
const leftOut = /[\u0300-\u036f\u0e48-\u0e4b\u0ec8-\u0ecb\u1037\u1038\u093c\u09bc\u0a3c]/g;

/** A text as people search for it: case and tone marks make no difference, so that `da nang` finds `Đà Nẵng`. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(leftOut, '')
    .replaceAll('đ', 'd')
    .normalize('NFC');
}

/** Whether every word of what is typed is in the text, in any order. */
export function matches(text: string, typed: string): boolean {
  const whole = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
