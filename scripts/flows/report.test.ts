import { describe, expect, test } from 'vitest';
import { type FlowRow, holesOf, readReport, renderReport } from './report.ts';

const whole: FlowRow = {
  name: 'free-play',
  states: 3,
  transitions: 7,
  taken: 7,
  guards: 2,
  decided: 2,
  places: 5,
  walks: 1000,
  steps: 9000,
  mutants: 6,
};

describe('the report', () => {
  test('finds nothing wrong with a fully covered flow', () => {
    expect(holesOf([whole, { ...whole, guards: 0, decided: 0 }])).toEqual([]);
  });

  test.each([
    [{ taken: 6 }, '1 transitions are never taken'],
    [{ decided: 1 }, '1 guards never decide both ways'],
    [{ walks: 999 }, '999 random walks'],
    [{ transitions: 0, taken: 0 }, 'nothing watches its transitions'],
  ])('reports missing coverage: %o', (less, hole) => {
    expect(holesOf([{ ...whole, ...less }])).toEqual([expect.stringContaining(hole)]);
  });

  test('shows 100 % only for complete coverage', () => {
    const page = renderReport([{ ...whole, transitions: 1000, taken: 999 }]);
    expect(page).toContain('| 1000 | 99 % |');
    expect(renderReport([whole])).toContain('| 7 | 100 % | 2 | 100 % |');
  });

  test('adds up the totals', () => {
    const page = renderReport([whole, { ...whole, name: 'other', transitions: 3, taken: 3 }]);
    expect(page).toContain('| **2** | **6** | **10** | **100 %** |');
  });

  test('reads the figures that need no test back', () => {
    expect(readReport(renderReport([whole]))).toEqual([
      { name: 'free-play', states: 3, transitions: 7, mutants: 6 },
    ]);
  });
});
