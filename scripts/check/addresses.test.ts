import { expect, test } from 'vitest';
import { checkAddresses } from './addresses.ts';

const at = (text: string, file = 'sites/web/src/shell/header.tsx') =>
  checkAddresses([{ file, text }]);

test.each([
  'const a = <Link href="/help" />;',
  "const a = <Link href={'/help'} />;",
  'const a = <Link href={`/help#$' + '{id}`} />;',
  "const items = [{ href: '/vip', label }];",
])('rejects %s', (text) => {
  expect(at(text)).toMatchObject([{ line: 1, fix: expect.stringContaining('SiteLink') }]);
});

test.each([
  'const a = <SiteLink to="/help" />;',
  'const a = <Link href="https://other.example/help" />;',
  'const a = <a href="#content" />;',
  'const a = <Link href={href({ to })} />;',
])('passes %s', (text) => {
  expect(at(text)).toEqual([]);
});

test('leaves tests and other layers alone', () => {
  const text = 'const a = <Link href="/help" />;';
  expect(at(text, 'sites/web/src/shell/header.stories.tsx')).toEqual([]);
  expect(at(text, 'packages/ui/src/link/link.tsx')).toEqual([]);
});
