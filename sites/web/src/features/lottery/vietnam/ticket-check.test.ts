import { expect, test } from 'vitest';
import { hitsOf, ticketDigits } from './ticket-check.ts';

const draw = {
  prizes: [
    { prize: 'G8', count: 1, digits: 2, numbers: ['42'] },
    { prize: 'G7', count: 1, digits: 3, numbers: ['842'] },
    { prize: 'G6', count: 3, digits: 4, numbers: ['1842', '1842', '0007'] },
    { prize: 'G1', count: 1, digits: 5, numbers: [] },
    { prize: 'DB', count: 1, digits: 6, numbers: ['901842'] },
  ],
};

test('a ticket has as many digits as the longest prize', () => {
  expect(ticketDigits(draw)).toBe(6);
  expect(ticketDigits({ prizes: [] })).toBe(0);
});

test.each([
  ['901842', ['G8', 'G7', 'G6', 'G6', 'DB']],
  ['111842', ['G8', 'G7', 'G6', 'G6']],
  ['555542', ['G8']],
  ['420007', ['G6']],
  ['428429', []],
] as const)('%s hits %j', (number, prizes) => {
  expect(hitsOf(number, draw)).toEqual(prizes);
});

test.each(['9', '42', '1842', '01842'])(
  'the first digits of a special prize that is being drawn hit nothing: %s',
  (drawn) => {
    const prizes = [{ prize: 'DB', count: 1, digits: 6, numbers: [drawn] }];
    expect(hitsOf(`111111${drawn}`.slice(-6), { prizes })).toEqual([]);
  },
);
