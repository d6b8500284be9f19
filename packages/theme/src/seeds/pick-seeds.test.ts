import { expect, test } from 'vitest';
import { pickSeeds } from '../seeds.ts';

type Part = readonly [count: number, rgba: readonly number[]];

/** Pixels of each colour in turn, one row. */
function picture(...parts: readonly Part[]) {
  const data = Uint8ClampedArray.from(
    parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()),
  );
  return { data, width: data.length / 4, height: 1 };
}
const purple = [0x7a, 0x1f, 0xa2, 255];
const amber = [0xf2, 0xa7, 0x1b, 255];
const white = [255, 255, 255, 255];
const ink = [17, 17, 17, 255];
const slate = [0x50, 0x62, 0x6b, 255];
const hole = [0xff, 0, 0, 0];

const seedsOf = (...parts: readonly Part[]) =>
  Object.fromEntries(
    (pickSeeds(picture(...parts))?.picked ?? []).map(({ seed, hex }) => [seed, hex]),
  );

test('brand, accent and neutral are the most frequent exact colours of the image', () => {
  const near = [0x80, 0x28, 0xa8, 255];
  expect(seedsOf([600, purple], [60, near], [150, amber], [200, slate])).toEqual({
    brand: '#7a1fa2',
    accent: '#f2a71b',
    neutral: '#50626b',
  });
});

test('white, black and transparent pixels do not count, however many there are', () => {
  expect(seedsOf([9000, white], [5000, hole], [4000, ink], [300, purple])).toMatchObject({
    brand: '#7a1fa2',
  });
});

test('a small spot is not an accent, and neither is a similar hue', () => {
  const violet = [0x5a, 0x1f, 0xb2, 255];
  const picked = pickSeeds(picture([1000, purple], [400, violet], [3, amber]));
  expect(picked?.picked.map(({ seed }) => seed)).toEqual(['brand']);
  expect(picked?.left.join()).toContain('accent: the logo has no second colour');
});

test('tinted ink is the neutral, not a second colour', () => {
  const navy = [0x19, 0x1a, 0x33, 255];
  expect(seedsOf([300, [0xa3, 0x21, 0x5f, 255]], [600, navy])).toEqual({
    brand: '#a3215f',
    neutral: '#191a33',
  });
});

test.each([
  [
    'grey before black and white',
    [
      [500, white],
      [500, ink],
      [300, slate],
    ],
    '#50626b',
  ],
  [
    'black, not its soft edge on white',
    [
      [900, white],
      [500, ink],
      [60, slate],
    ],
    '#111111',
  ],
  [
    'black before white',
    [
      [500, white],
      [50, [0, 0, 0, 255]],
    ],
    '#000000',
  ],
  ['white where there is nothing else', [[500, white]], '#ffffff'],
] satisfies [string, Part[], string][])('without a colour it is %s', (_, parts, brand) => {
  expect(seedsOf(...parts)).toEqual({ brand });
});

test('an invisible image gives nothing', () => {
  expect(pickSeeds(picture([500, hole]))).toBeUndefined();
  expect(pickSeeds({ data: new Uint8Array(), width: 0, height: 0 })).toBeUndefined();
});

test('shares add up over what is visible, and every choice has its reason', () => {
  const picked = pickSeeds(picture([300, purple], [100, amber], [100, hole]))?.picked ?? [];
  expect(picked.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(picked[0]?.reason).toContain('75 %');
});

test('an image of many pixels is sampled evenly: stripes keep their shares', () => {
  const width = 1000;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    data.set(pixel % width < 750 ? purple : amber, pixel * 4);
  }
  const picked = pickSeeds({ data, width, height: width })?.picked ?? [];
  expect(picked.map(({ share }) => Math.round(share * 20))).toEqual([15, 5]);
});
