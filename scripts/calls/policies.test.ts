import { policies } from '@livery/sandbox';
import { expect, test } from 'vitest';
import { renderPolicies, withPolicies } from './policies.ts';

test('lists each call once, beside those of the same policy', () => {
  const table = renderPolicies(policies);
  for (const id of Object.keys(policies)) {
    expect([id, table.split(`\`${id}\``).length - 1]).toEqual([id, 1]);
  }
  const row = table.split('\n').find((line) => line.includes('`transferCreate`'));
  expect(row).toContain(
    '|  |  |  | yes | yes | closed | closed | open | closed | yes | yes | wrong payment passwords |',
  );
});

test('replaces what stands between the marks, and asks for them where there are none', () => {
  const page =
    'before\n<!-- Written. Change the handlers, not this table. -->\nold\n<!-- /policies -->\nafter\n';
  const once = withPolicies(page, '| new |');
  expect(once).toBe(
    'before\n<!-- Written. Change the handlers, not this table. -->\n\n| new |\n\n<!-- /policies -->\nafter\n',
  );
  expect(withPolicies(once, '| new |')).toBe(once);
  expect(() => withPolicies('no marks', '')).toThrow('docs/platform.md: expected a line');
});
