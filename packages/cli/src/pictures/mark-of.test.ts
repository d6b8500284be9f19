import { describe, expect, test } from 'vitest';
import { markOf } from './mark-of.ts';
import type { Drawn } from './resvg.ts';

/** A logo drawn with letters: `#` is ink. */
function pixels(...rows: readonly string[]): Drawn {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8Array(width * rows.length * 4);
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      data[(y * width + x) * 4 + 3] = letter === '#' ? 255 : 0;
    });
  });
  return { data, width, height: rows.length };
}

describe('the mark of a logo', () => {
  test('is the emblem before the first gap', () => {
    const logo = pixels(
      '.###....#.#.###.#',
      '.###....###.#.#.#',
      '..#.....#.#.###.#',
      '.........#.......',
    );
    expect(markOf(logo)).toEqual({ x: 1, y: 0, width: 3, height: 3 });
  });

  test('is all of one that is nearly square', () => {
    expect(markOf(pixels('#.#', '...', '#.#'))).toEqual({ x: 0, y: 0, width: 3, height: 3 });
  });

  test('is more than a line that stands first', () => {
    const logo = pixels('#..###...####', '#..###...#..#', '#..###...####', '#..###...#..#');
    expect(markOf(logo)).toEqual({ x: 0, y: 0, width: 6, height: 4 });
  });

  test('is nothing where nothing is drawn', () => {
    expect(markOf(pixels('....', '....'))).toBeUndefined();
  });
});
