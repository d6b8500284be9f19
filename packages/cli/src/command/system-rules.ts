import { defineRule, type Rule } from '@livery/theme/diagnostic';

const noPermission = 'Grant yourself read and write permission there, or choose another folder.';

/** Failures of the machine, in its own words, by what Node calls them. */
export const systemRules = {
  EACCES: failure('system/EACCES', noPermission),
  EPERM: failure('system/EPERM', noPermission),
  ENOSPC: failure(
    'system/ENOSPC',
    'The disk is full: free some space and run the command again. The last good output is kept.',
  ),
  EROFS: failure('system/EROFS', 'The disk is read-only: choose another folder with --out.'),
  ENOENT: failure('system/ENOENT', 'Check the path.'),
  ENOTDIR: failure('system/ENOTDIR', 'Name a folder; part of this path is a file.'),
  EADDRINUSE: failure(
    'system/EADDRINUSE',
    'Another program uses this port: choose another port with --port.',
  ),
  /** Any other. */
  failure: failure('system/failure', 'Fix the problem above and run the command again.'),
};

function failure(code: `system/${string}`, fix: string): Rule<'problem'> {
  return defineRule({ code, severity: 'error', says: '{{problem}}', fix });
}
