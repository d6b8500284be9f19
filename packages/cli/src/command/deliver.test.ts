import { expect, test } from 'vitest';
import { Captured } from '../../test/livery.ts';
import { deliverError } from './deliver.ts';

function delivered(error: unknown) {
  const [stdout, stderr] = [new Captured(false), new Captured(false)];
  const exitCode = deliverError('build', error, { stdout, stderr }, true);
  return { exitCode, diagnostic: JSON.parse(stdout.text).diagnostics[0] };
}

test.each([
  [{ code: 'ENOSPC' }, 'system/ENOSPC', 'The disk is full'],
  [{ code: 'EACCES' }, 'system/EACCES', 'read and write permission'],
  [{ code: 'EPERM' }, 'system/EPERM', 'read and write permission'],
  [{ code: 'EROFS' }, 'system/EROFS', 'read-only'],
  [{ code: 'ENOENT' }, 'system/ENOENT', 'Check the path.'],
  [{ code: 'ENOTDIR' }, 'system/ENOTDIR', 'Name a folder'],
  [{ code: 'EADDRINUSE' }, 'system/EADDRINUSE', '--port'],
  [{ code: 'EMFILE' }, 'system/failure', 'Fix the problem above'],
  [{ code: 'failure' }, 'system/failure', 'Fix the problem above'],
  [{ code: 'toString' }, 'system/failure', 'Fix the problem above'],
  [{}, 'system/failure', 'Fix the problem above'],
])('a failure of the machine with %j is %s', (more, code, remedy) => {
  const { exitCode, diagnostic } = delivered(Object.assign(new Error('It broke.'), more));
  expect(exitCode).toBe(1);
  expect(diagnostic).toMatchObject({ code, severity: 'error', file: '', message: 'It broke.' });
  expect(diagnostic.remedy).toContain(remedy);
});

test('what is thrown and is no error is told as well', () => {
  const { diagnostic } = delivered('out of luck');
  expect(diagnostic).toMatchObject({ code: 'system/failure', message: 'out of luck' });
});
