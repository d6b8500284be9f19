import { expect, test } from 'vitest';
import { checkGroups } from './groups.ts';

const found = (groups: Record<string, string[]>, components: string[]) =>
  checkGroups(groups, components).map((finding) => finding.found);

test('passes components in exactly one group', () => {
  expect(found({ Actions: ['button'], Data: ['table'] }, ['button', 'table'])).toEqual([]);
});

test('reports a component without a group, one in two groups, and an unknown name', () => {
  expect(found({ Actions: ['button', 'gone'], Data: ['button'] }, ['button', 'table'])).toEqual([
    'no group for table',
    'button twice',
    'gone, which is no component',
  ]);
});

test('lists the groups in the fix', () => {
  const [finding] = checkGroups({ Actions: [], Data: [] }, ['table']);
  expect(finding?.fix).toBe('Add "table" to one of: Actions, Data.');
});
