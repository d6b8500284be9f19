import { expect, test } from 'vitest';
import { addAmounts, amountProblem, isMore, lackingAmount } from './amount.ts';

const bounds = { min: '0.50', max: '1000' };

test.each([
  ['', 'required'],
  ['x', 'notAnAmount'],
  ['-5', 'notAnAmount'],
  ['1,000', 'notAnAmount'],
  ['0.00', 'notAnAmount'],
  ['0.49', 'tooSmall'],
  ['0.5', undefined],
  ['9', undefined],
  ['1000.0000', 'tooFine'],
  ['5.001', 'tooFine'],
  ['1000.00', undefined],
  ['1000.01', 'tooLarge'],
  ['999999999999999', 'tooLarge'],
] as const)('the amount %o is %s', (amount, problem) => {
  expect(amountProblem(amount, bounds, 2)).toBe(problem);
});

test('no float decides about money', () => {
  expect(amountProblem('900719925474099.31', { min: '0', max: '900719925474099.30' }, 2)).toBe(
    'tooLarge',
  );
  expect(amountProblem('1', { min: '-1', max: '-0.5' }, 0)).toBe('tooLarge');
});

test.each([
  ['20000', undefined],
  ['20000.5', 'tooFine'],
  ['20000.00', 'tooFine'],
])('of a currency without a minor unit the amount %o is %s', (amount, problem) => {
  expect(amountProblem(amount, { min: '10000', max: '500000' }, 0)).toBe(problem);
});

test.each([
  ['0.5', '0.45', true],
  ['0.45', '0.5', false],
  ['0.50', '0.5', false],
  ['10', '9.99', true],
])('%s is more than %s: %s', (one, other, more) => {
  expect(isMore(one, other)).toBe(more);
});

test.each([
  ['1.00', '0.33', 2, '0.67'],
  ['1', '0.9999', 2, '0.0001'],
  ['0.3', '0.1', 2, '0.20'],
  ['50000', '49999', 0, '1'],
  ['1.00', '1.00', 2, undefined],
  ['1.00', '2', 2, undefined],
] as const)(
  'of %s, with %s there and %i digits, %s is missing',
  (need, held, decimals, lacking) => {
    expect(lackingAmount(need, held, decimals)).toBe(lacking);
  },
);

test.each([
  [['0.10', '0.20'], 2, '0.30'],
  [['0.10', '-0.30'], 2, '-0.20'],
  [['-0.05', '0.05'], 2, '0.00'],
  [['-1000', '250'], 0, '-750'],
  [['900719925474099.30', '0.01'], 2, '900719925474099.31'],
  [[], 2, '0.00'],
] as const)('%j add up, with %i digits, to %s', (amounts, decimals, sum) => {
  expect(addAmounts(amounts, decimals)).toBe(sum);
});
