import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([file, text]) => (pattern.test(text) ? [file] : []));

test('the carousel library loads separately: one file imports it, and that file is imported on demand', () => {
  expect(filesWith(/^import [^;]*'swiper/m)).toEqual(['./start-swiper.ts']);
  expect(filesWith(/^import (?!type )[^;]*'[^']*start-swiper\.ts'/m)).toEqual([]);
  expect(filesWith(/\bimport\('\.\/start-swiper\.ts'\)/)).toEqual(['./use-carousel.ts']);
});
