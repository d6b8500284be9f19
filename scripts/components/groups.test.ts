import { expect, test } from 'vitest';
import { checkGroups } from './groups.ts';

const found = (groups: Record<string, string[]>, components: string[]) =>
  checkGroups(groups, components).map((finding) => finding.found);

test('components that stand in one group each pass', () => {
  expect(found({ Actions: ['button'], Data: ['table'] }, ['button', 'table'])).toEqual([]);
});

test('a component without a group, one in two, and a name without a component are told', () => {
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
