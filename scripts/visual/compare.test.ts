import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

/** A white picture with some pixels of another grey. */
function picture(
  width: number,
  height: number,
  marks: readonly [x: number, y: number][] = [],
  grey = 0,
) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of marks) png.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

test('equal images do not differ, even when their files do', () => {
  const one = picture(20, 20);
  const other = PNG.sync.write(PNG.sync.read(one), { colorType: 2 });
  expect(compare(one, one)).toBeUndefined();
  expect(other.equals(one)).toBe(false);
  expect(compare(one, other)).toBeUndefined();
});

test('reports a difference of one grey pixel with its surroundings', () => {
  const found = compare(picture(400, 300), picture(400, 300, [[200, 150]], 253));
  expect(found?.pixels).toBe(1);
  expect(found?.at).toEqual({ x: 140, y: 90, width: 121, height: 121 });
  const marked = PNG.sync.read(found?.marked ?? Buffer.of());
  expect([...marked.data.subarray((60 * 121 + 60) * 4, (60 * 121 + 60) * 4 + 3)]).toEqual([
    255, 0, 0,
  ]);
});

test('counts an additional row as its width in pixels', () => {
  expect(compare(picture(30, 20), picture(30, 21))?.pixels).toBe(30);
});
