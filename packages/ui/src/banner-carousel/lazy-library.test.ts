import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([file, text]) => (pattern.test(text) ? [file] : []));

test('the library of the carousel comes by a request of its own: one file names it, and that is imported when it is wanted', () => {
  expect(filesWith(/^import [^;]*'swiper/m)).toEqual(['./start-swiper.ts']);
  expect(filesWith(/^import (?!type )[^;]*'[^']*start-swiper\.ts'/m)).toEqual([]);
  expect(filesWith(/\bimport\('\.\/start-swiper\.ts'\)/)).toEqual(['./use-carousel.ts']);
});
