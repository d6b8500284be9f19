import { expect, test } from 'vitest';
import { screenModes, sheetModes } from './chromatic-modes.ts';

const merchants = Object.keys(import.meta.glob('../merchants/*/merchant.json')).map((file) =>
  file.split('/').at(-2),
);

test('Chromatic is asked for every merchant there is, in each mode and window of a sheet', () => {
  expect(new Set(Object.values(sheetModes).map(({ merchant }) => merchant))).toEqual(
    new Set(merchants),
  );
  expect(Object.keys(sheetModes)).toHaveLength(merchants.length * 4 * 2);
});

test('a screen is seen light and dark in every brand, on both windows, and once in high contrast', () => {
  const seen = Object.values(screenModes);
  expect(seen).toHaveLength(merchants.length * 2 + 1);
  expect(new Set(seen.map(({ viewport }) => viewport))).toEqual(new Set(['phone', 'desktop']));
});
