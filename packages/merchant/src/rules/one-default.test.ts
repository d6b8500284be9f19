import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { oneDefault } from './one-default.ts';

test('merchant/default', () => {
  const claimed = { hosts: new Map(), codes: new Map(), defaultIn: 'other.json' };
  const found = (isDefault: boolean) => foundBy(oneDefault, { default: isDefault }, { claimed });
  expect(found(true)).toMatchObject([{ pointer: '/default' }]);
  expect(found(false)).toEqual([]);
});
