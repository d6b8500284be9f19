import { expect, test, vi } from 'vitest';
import { inDrawingBrowser, readPlaywright, readVitest, stoppedDrawing } from './reports.ts';

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

/** What a file reports, one story of which failed with these messages. */
const storyFailed = (...failureMessages: readonly string[]) =>
  readVitest({
    numPassedTests: 1,
    testResults: [file([passed, { fullName: 'Opens', status: 'failed', failureMessages }])],
  });
const noDialog = 'Error: Unable to find role="dialog"';
const notDrawn = `Error: ${stoppedDrawing}\n    at still-drawn.ts:30:13`;

test('stories are started once more in another browser when theirs has stopped drawing', async () => {
  const attempt = vi
    .fn<() => Promise<ReturnType<typeof readVitest>>>()
    .mockResolvedValueOnce(storyFailed(noDialog, notDrawn))
    .mockResolvedValueOnce({ passed: 2, failures: [] });
  const say = vi.fn();
  expect(await inDrawingBrowser(attempt, say)).toEqual({ passed: 2, failures: [] });
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(say).toHaveBeenCalledOnce();
});

test('a second browser that stops drawing fails the run with that reason', async () => {
  const attempt = vi.fn(async () => storyFailed(noDialog, notDrawn));
  const { failures } = await inDrawingBrowser(attempt, () => undefined);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(failures).toEqual([{ name: 'a.test.ts: Opens', reason: notDrawn }]);
});

test.each([
  ['a failed story', storyFailed(noDialog)],
  ['a failed test that speaks of the fault', storyFailed(`AssertionError: not "${notDrawn}"`)],
  [
    'a file that could not be loaded',
    readVitest({ numPassedTests: 0, testResults: [file([], 'none')] }),
  ],
  ['a run in which all passed', { passed: 2, failures: [] }],
])('%s is final', async (_, outcome) => {
  const attempt = vi.fn(async () => outcome);
  const say = vi.fn();
  expect(await inDrawingBrowser(attempt, say)).toBe(outcome);
  expect(attempt).toHaveBeenCalledOnce();
  expect(say).not.toHaveBeenCalled();
});
