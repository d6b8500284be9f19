import { expect, it } from 'vitest';
import { peopleOf, receiverOf } from './transfer-person.tsx';

const one = { account: 'one2026', nickname: 'One' };
const two = { account: 'two2026', nickname: 'Two' };
const lineOf = (...downlines: (typeof one)[]) =>
  peopleOf({ downlines, min: '1', max: '10', available: '10', blocks: [] });

it('sends to who was chosen, and to nobody before that', () => {
  expect(receiverOf(lineOf(one, two), 'two2026')).toMatchObject(two);
  expect(receiverOf(lineOf(one, two), '')).toBeUndefined();
});

it('forgets who has left the line: the only one who stays is meant, of more one is chosen again', () => {
  expect(receiverOf(lineOf(two), 'one2026')).toMatchObject(two);
  expect(receiverOf(lineOf(two, { ...two, account: 'six2026' }), 'one2026')).toBeUndefined();
  expect(receiverOf(lineOf(), 'one2026')).toBeUndefined();
});
