import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const root = join(import.meta.dirname, '../..');

/** The codes that a file of rules writes. Only a rule's code becomes a finding's: the compiler sees to that. */
function codesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\bdefineRule\(/.test(text)) return [];
  return [...text.matchAll(/'([a-z]+\/[A-Za-z-]+)'/g)].map(([, code = '']) => code);
}

test('lists every rule that is declared', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root });
  const declared = sources.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(codesIn);
  const listed = areas.flatMap(({ rules }) => rules.map(({ code }): string => code));
  expect(declared.length).toBeGreaterThan(150);
  // Several rules may share a code, and each has a row of its own.
  const missing = declared.filter((code) => {
    const at = listed.indexOf(code);
    if (at >= 0) listed.splice(at, 1);
    return at < 0;
  });
  expect(missing).toEqual([]);
});
