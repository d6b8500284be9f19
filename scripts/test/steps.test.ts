import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './steps.ts';

test('a Vitest report counts its tests', () => {
  expect(countVitest({ numPassedTests: 12, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({
    passed: 12,
    failed: 2,
  });
});

test('a file that Vitest could not load counts as a failure', () => {
  expect(countVitest({ numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
    passed: 12,
    failed: 1,
  });
});

test('a Playwright test that passes only on a second try counts as failed', () => {
  expect(countPlaywright({ stats: { expected: 8, unexpected: 1, flaky: 1 } })).toEqual({
    passed: 8,
    failed: 2,
  });
});
