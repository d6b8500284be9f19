import { expect, it } from 'vitest';
import { isOutOfReach, namedIn, onlyOf, peopleOf } from './transfer-person.tsx';

const one = { account: 'one2026', nickname: 'One' };
const two = { account: 'two2026', nickname: 'Two' };
const lineOf = (...downlines: (typeof one)[]) =>
  peopleOf({ downlines, min: '1', max: '10', available: '10', blocks: [] });

it('means the only person without a choice, and nobody of more', () => {
  expect(onlyOf(lineOf(one), '')).toMatchObject(one);
  expect(onlyOf(lineOf(one), 'one2026')).toMatchObject(one);
  expect(onlyOf(lineOf(one, two), 'two2026')).toBeUndefined();
  expect(onlyOf(lineOf(), '')).toBeUndefined();
});

it('does not put the only person in the place of somebody else who is named or has left the line', () => {
  expect(onlyOf(lineOf(two), 'one2026')).toBeUndefined();
  expect(isOutOfReach(lineOf(two), 'one2026')).toBe(true);
  expect(isOutOfReach(lineOf(), 'one2026')).toBe(true);
  expect(isOutOfReach(lineOf(one, two), 'one2026')).toBe(false);
  expect(isOutOfReach(lineOf(two), '')).toBe(false);
});

it.each([
  ['an account', 'two2026', 'two2026'],
  ['an account of digits', 2026, '2026'],
  ['none', undefined, ''],
  ['a sentence', 'nobody: call 555', ''],
  ['a list', ['one2026', {}], ''],
  ['an object', { one: 1 }, ''],
])('reads whom a link names: %s', (_, account, named) => {
  expect(namedIn({ account })).toBe(named);
});
