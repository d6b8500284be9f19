import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { uniqueHosts } from './unique-hosts.ts';

test('merchant/hosts', () => {
  const claimed = { hosts: new Map([['b.example', 'other.json']]), codes: new Map() };
  const found = (hosts: string[]) => foundBy(uniqueHosts, { hosts }, { claimed });
  expect(found(['a.example', 'a.example', 'b.example'])).toMatchObject([
    { pointer: '/hosts/1', message: 'The host "a.example" is already listed by this file.' },
    { pointer: '/hosts/2', message: 'The host "b.example" is already listed by other.json.' },
  ]);
  expect(found(['a.example', 'c.example'])).toEqual([]);
});
