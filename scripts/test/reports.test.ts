import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const file = (results: readonly object[], message = '') => ({
  name: 'a.test.ts',
  status: message || results.length > 1 ? 'failed' : 'passed',
  message,
  assertionResults: results,
});
const passed = { fullName: 'adds', status: 'passed' };

test('lists failures with reasons, without terminal colours', () => {
  const failed = {
    fullName: 'subtracts',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at a.test.ts'],
  };
  expect(readVitest({ numPassedTests: 1, testResults: [file([passed, failed])] })).toEqual({
    passed: 1,
    failures: [{ name: 'a.test.ts: subtracts', reason: 'expected 1\n  at a.test.ts' }],
  });
});

test('a file that Vitest could not load is a failure', () => {
  expect(
    readVitest({ numPassedTests: 1, testResults: [file([passed]), file([], 'no such module')] }),
  ).toEqual({ passed: 1, failures: [{ name: 'a.test.ts', reason: 'no such module' }] });
});

test('a Playwright test that passes only on a retry is a failure', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  expect(
    readPlaywright({
      stats: { expected: 8 },
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('opens', 'flaky', 'too slow')],
          suites: [
            {
              title: 'Shapla',
              specs: [spec('closes', 'unexpected', 'no button'), spec('stays', 'expected', '')],
            },
          ],
        },
      ],
    }),
  ).toEqual({
    passed: 8,
    failures: [
      { name: 'a.spec.ts:3: a.spec.ts opens', reason: 'too slow' },
      { name: 'a.spec.ts:3: Shapla closes', reason: 'no button' },
    ],
  });
});

test('a server that does not start fails the run of Playwright', () => {
  expect(
    readPlaywright({ stats: { expected: 0 }, suites: [], errors: [{ message: 'port taken' }] }),
  ).toEqual({ passed: 0, failures: [{ name: 'outside any test', reason: 'port taken' }] });
});
