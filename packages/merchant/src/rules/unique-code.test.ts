import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { uniqueCode } from './unique-code.ts';

test('merchant/code', () => {
  const claimed = { hosts: new Map(), codes: new Map([['TAKEN', 'other.json']]) };
  const found = (code: string) => foundBy(uniqueCode, { code }, { claimed });
  expect(found('TAKEN')).toMatchObject([
    { pointer: '/code', message: 'The code "TAKEN" is already used by other.json.' },
  ]);
  expect(found('FREE')).toEqual([]);
});
