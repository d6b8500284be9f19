import { expect, test } from 'vitest';
import { type Job, runJobs } from './run-jobs.ts';

const job = (step: string, output: string, ok = true): Job => ({
  step,
  run: async () => ({ ok, output }),
});

test('jobs of one step make one result, in the order of the steps', async () => {
  const results = await runJobs([job('types', 'a'), job('lint', 'b'), job('types', 'c')], 2);
  expect(results).toMatchObject([
    { step: 'types', ok: true, outputs: [] },
    { step: 'lint', ok: true, outputs: [] },
  ]);
});

test('one failed job fails its step alone, and its output is kept', async () => {
  const results = await runJobs(
    [job('types', 'a'), job('types', 'broken', false), job('lint', 'b')],
    2,
  );
  expect(results).toMatchObject([
    { step: 'types', ok: false, outputs: ['broken'] },
    { step: 'lint', ok: true },
  ]);
});

test('a job that throws has failed, and the others run all the same', async () => {
  const throwing: Job = {
    step: 'words',
    run: () => Promise.reject(new Error('a.ts:2 cannot be parsed')),
  };
  const results = await runJobs([throwing, job('lint', 'b')], 1);
  expect(results).toMatchObject([
    { ok: false, outputs: ['a.ts:2 cannot be parsed'] },
    { ok: true },
  ]);
});

test('no more jobs run at once than are allowed, and each runs once', async () => {
  let running = 0;
  let most = 0;
  const ran: number[] = [];
  const jobs = Array.from(
    { length: 6 },
    (_, index): Job => ({
      step: 'types',
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        ran.push(index);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return { ok: true, output: '' };
      },
    }),
  );
  await runJobs(jobs, 2);
  expect(most).toBe(2);
  expect(ran.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});
