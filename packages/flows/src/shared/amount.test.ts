import { expect, test } from 'vitest';
import { addAmounts, amountProblem, isMore, lackingAmount, returnAt, returnOf } from './amount.ts';

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
  ['10.00', '1.91', 2, '19.10'],
  ['7.77', '2.06', 2, '16.01'],
  // Half a unit goes to the even one.
  ['0.50', '1.01', 2, '0.50'],
  ['1.50', '1.01', 2, '1.52'],
  ['50000', '1.91', 0, '95500'],
  ['250', '1.01', 0, '252'],
  ['350', '1.01', 0, '354'],
] as const)('%s at %s pays, with %i digits, %s', (stake, price, decimals, pays) => {
  expect(returnAt(stake, price, decimals)).toBe(pays);
});

test('a return in minor units is rounded as the platform does, a half to the even one', () => {
  expect(returnOf(50n, '1.91')).toBe(96n);
  expect(returnOf(50n, '1.89')).toBe(94n);
  expect(returnOf(1n, '1.51')).toBe(2n);
  expect(returnOf(1n, '1.49')).toBe(1n);
});

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
