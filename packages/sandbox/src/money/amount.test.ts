import { describe, expect, it } from 'vitest';
import { fromMinor, percent, shareOf, toMinor } from './amount.ts';

describe('an amount of the wire', () => {
  it.each([
    ['12.5', 2, 1250n],
    ['12', 2, 1200n],
    ['0', 0, 0n],
    ['-0.01', 2, -1n],
    ['131000', 0, 131_000n],
    ['10000000000000.00', 2, 10n ** 15n],
  ])('%s with %i decimals is %s minor units', (text, decimals, minor) => {
    expect(toMinor(text, decimals)).toBe(minor);
  });

  it.each([
    ['10000000000000.01', 2],
    ['1.234', 2],
    ['1.5', 0],
    ['', 2],
    ['.5', 2],
    ['1.', 2],
    ['1e3', 2],
    ['१२', 2],
    ['--1', 2],
  ])('%s with %i decimals is none', (text, decimals) => {
    expect(toMinor(text, decimals)).toBeUndefined();
  });

  it.each([
    [0n, 2, '0.00'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [123_456n, 2, '1234.56'],
    [0n, 0, '0'],
    [-7n, 0, '-7'],
  ])('%s minor units with %i decimals travel as %s', (minor, decimals, text) => {
    expect(fromMinor(minor, decimals)).toBe(text);
    expect(toMinor(text, decimals)).toBe(minor);
  });
});

describe('a share of an amount', () => {
  it.each([
    [1n, 0n],
    [2n, 1n],
    [3n, 2n],
    [5n, 2n],
    [7n, 4n],
    [0n, 0n],
    [-1n, 0n],
    [-3n, -2n],
    [-5n, -2n],
    [-7n, -4n],
  ])('is rounded half to even: half of %s is %s', (amount, half) => {
    expect(shareOf(amount, { of: 1n, in: 2n })).toBe(half);
  });

  it.each([
    [100n, 33n],
    [200n, 67n],
    [-100n, -33n],
    [-200n, -67n],
  ])('is rounded to the nearest: a third of %s is %s', (amount, third) => {
    expect(shareOf(amount, { of: 1n, in: 3n })).toBe(third);
  });

  it('is of a percentage as data writes it', () => {
    expect(percent('0.8')).toEqual({ of: 8n, in: 1000n });
    expect(percent('12')).toEqual({ of: 12n, in: 100n });
    expect(shareOf(125_000n, percent('0.8'))).toBe(1000n);
  });
});
