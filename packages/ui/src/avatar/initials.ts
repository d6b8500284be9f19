import type { AvatarTone } from './avatar.contract.ts';

/**
 * The first letters of the first and the last word, as a person of that script sees letters: a vowel sign stays with its
 * consonant. Letters that a platform has masked with stars are none. Empty when there is no letter or digit.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s*._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word)).join('');
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return '';
}

const tones = ['brand', 'accent', 'neutral', 'stage'] as const satisfies readonly AvatarTone[];

/** The same seed has the same tone, on every page and in every brand (FNV-1a). */
export function toneOf(seed: string): AvatarTone {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return tones[(hash >>> 13) % tones.length] ?? 'neutral';
}
