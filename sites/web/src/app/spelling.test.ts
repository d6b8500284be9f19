import { expect, it } from 'vitest';
import { spelledPath } from './spelling.ts';

const table = ['/', '/login', '/promoDetail', '/member', '/member/'];

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/Login', '/login'],
  ['/login/', '/login'],
  ['/PROMODETAIL//', '/promoDetail'],
  ['/member/', '/member'],
  ['/no-such-page/', undefined],
])('the path %s is spelled %s', (path, spelled) => {
  expect(spelledPath(table, path)).toBe(spelled);
});
