import { describe, expect, it } from 'vitest';
import { carries, periodsBelow, periodsOf, type Terms, termsProblem } from './contract-terms.ts';

const tier = (betAmount: string, rate: string, more: object = {}) => ({
  betAmount,
  periodProfitLoss: '0',
  activeMembers: 0,
  rate,
  ...more,
});
const own = { periodType: 'Daily' as const, tiers: [tier('0', '0.8')] };
const wage = (...tiers: Terms['tiers']): Terms => ({ kind: 'daily', periodType: 'Daily', tiers });
const dividend = (...tiers: Terms['tiers']): Terms => ({
  kind: 'dividend',
  periodType: 'Monthly',
  tiers,
});
const ownShare = { periodType: 'Monthly' as const, tiers: [tier('0', '40')] };

it.each([
  ['between two tiers', tier('49999.99', '0.7'), '0.6'],
  ['from the second tier on', tier('50000', '0.81'), '0.8'],
])(
  'nobody gives on more than their own contract pays at the same figures: %s',
  (_, given, limit) => {
    const tiers = [tier('1000', '0.6'), tier('50000', '0.8')];
    expect(termsProblem(wage(given), { periodType: 'Daily', tiers }, 2)).toEqual({
      row: 1,
      field: 'rate',
      code: 'rateAboveOwn',
      limit,
    });
    const allowed = { ...given, rate: limit };
    expect(termsProblem(wage(allowed), { periodType: 'Daily', tiers }, 2)).toBeUndefined();
  },
);

it('asks for no rate above 0 where the giver’s own contract pays nothing', () => {
  const tiers = [tier('1000', '0.6')];
  const at = (betAmount: string, rate: string) =>
    termsProblem(wage(tier(betAmount, rate)), { periodType: 'Daily', tiers }, 2);
  for (const rate of ['0', '0.1'])
    expect(at('999.99', rate)).toEqual({ row: 1, field: 'rate', code: 'ownNothing' });
  expect(at('1000', '0')).toMatchObject({ code: 'rateNothing' });
});

it('a share is given on at figures that reach one’s own tier in each of them', () => {
  const tiers = [tier('100', '30', { periodProfitLoss: '10', activeMembers: 2 })];
  const at = (more: object) =>
    termsProblem(dividend(tier('100', '30', more)), { periodType: 'Monthly', tiers }, 2);
  expect(at({ periodProfitLoss: '10', activeMembers: 2 })).toBeUndefined();
  for (const less of [
    { periodProfitLoss: '9', activeMembers: 2 },
    { periodProfitLoss: '10', activeMembers: 1 },
  ]) {
    expect(at(less)).toMatchObject({ code: 'ownNothing' });
  }
});

describe('terms of a wage [spec 3.39]', () => {
  it.each([
    ['one tier', wage(tier('1000', '0.8'))],
    ['tiers that ask for more and pay more', wage(tier('0', '0.1'), tier('0.01', '0.2'))],
    [
      'whatever a dividend alone looks at',
      wage(tier('1', '0.1', { periodProfitLoss: '9' }), tier('2', '0.2', { activeMembers: -1 })),
    ],
  ])('are in order: %s', (_, terms) => {
    expect(termsProblem(terms, own, 2)).toBeUndefined();
  });

  it.each([
    ['a rate above one’s own', wage(tier('1', '0.81')), 1, 'rate', 'rateAboveOwn', '0.8'],
    ['no rate', wage(tier('1', '0')), 1, 'rate', 'rateNothing', undefined],
    [
      'a rate that is nothing but digits',
      wage(tier('1', '0.00')),
      1,
      'rate',
      'rateNothing',
      undefined,
    ],
    ['a rate of three digits', wage(tier('1', '0.125')), 1, 'rate', 'tooFine', '2'],
    ['a gap', wage(tier('1', '0.1'), tier('', '')), 2, 'betAmount', 'missing', undefined],
    ['a gap in the rate', wage(tier('1', '0.1'), tier('2', '')), 2, 'rate', 'missing', undefined],
    ['an amount below nothing', wage(tier('-1', '0.1')), 1, 'betAmount', 'missing', undefined],
    ['an amount with half a unit', wage(tier('1.005', '0.1')), 1, 'betAmount', 'tooFine', '2'],
    ['a rate above all there is', wage(tier('1', '100.01')), 1, 'rate', 'tooLarge', '100'],
    [
      'an amount larger than any may be',
      wage(tier('10000000000000.01', '0.1')),
      1,
      'betAmount',
      'tooLarge',
      '10000000000000',
    ],
    [
      'an amount of more digits than any has',
      wage(tier('1', '0.1'), tier('1234567890123456', '0.2')),
      2,
      'betAmount',
      'tooLarge',
      '10000000000000',
    ],
    ['an overlap', wage(tier('1', '0.1'), tier('1.00', '0.2')), 2, 'betAmount', 'overlaps', '1'],
    [
      'falling amounts',
      wage(tier('9', '0.1'), tier('10', '0.2'), tier('9.99', '0.3')),
      3,
      'betAmount',
      'falls',
      '10',
    ],
    [
      'a rate that falls while the amount rises',
      wage(tier('1', '0.2'), tier('2', '0.1')),
      2,
      'rate',
      'rateNotHigher',
      '0.2',
    ],
    [
      'a rate that stays',
      wage(tier('1', '0.2'), tier('2', '0.20')),
      2,
      'rate',
      'rateNotHigher',
      '0.2',
    ],
  ])('are refused: %s', (_, terms, row, field, code, limit) => {
    expect(termsProblem(terms, own, 2)).toEqual({ row, field, code, ...(limit && { limit }) });
  });

  it('have one to five rows, and a contract above them', () => {
    const six = Array.from({ length: 6 }, (_, at) => tier(String(at), `0.${at + 1}`));
    expect(termsProblem(wage(), own, 2)).toEqual({ code: 'rows', most: 5 });
    expect(termsProblem(wage(...six), own, 2)).toEqual({ code: 'rows', most: 5 });
    expect(termsProblem(wage(...six.slice(0, 5)), own, 2)).toBeUndefined();
    expect(termsProblem(wage(tier('1', '0.1')), undefined, 2)).toEqual({ code: 'noOwn' });
  });

  it('are compared as integers, whatever their size', () => {
    const large = (last: string) => wage(tier('9000000000000.01', '0.1'), tier(last, '0.2'));
    expect(termsProblem(large('9000000000000.02'), own, 2)).toBeUndefined();
    expect(termsProblem(large('9000000000000.01'), own, 2)).toMatchObject({ code: 'overlaps' });
  });
});

describe('terms of a dividend [spec 3.38]', () => {
  const first = tier('100', '10', { periodProfitLoss: '5', activeMembers: 2 });
  it.each([
    ['more bets alone', tier('101', '20', { periodProfitLoss: '5', activeMembers: 2 }), undefined],
    [
      'more members alone',
      tier('100', '20', { periodProfitLoss: '5', activeMembers: 3 }),
      undefined,
    ],
    [
      'a smaller loss for more bets',
      tier('101', '20', { periodProfitLoss: '4', activeMembers: 2 }),
      'falls',
    ],
    ['fewer members', tier('101', '20', { periodProfitLoss: '5', activeMembers: 1 }), 'falls'],
    ['half a member', tier('101', '20', { periodProfitLoss: '5', activeMembers: 2.5 }), 'tooFine'],
    [
      'a number of members that is none',
      tier('101', '20', { activeMembers: Number.NaN }),
      'missing',
    ],
    ['more members than there are', tier('101', '20', { activeMembers: 1_000_001 }), 'tooLarge'],
    [
      'a loss larger than any may be',
      tier('101', '20', { periodProfitLoss: '10000000000000.01', activeMembers: 2 }),
      'tooLarge',
    ],
    ['the same of everything', first, 'overlaps'],
  ])('ask for more in one figure at least, and for less in none: %s', (_, second, code) => {
    const problem = termsProblem(dividend(first, { ...second, rate: '20' }), ownShare, 2);
    expect(problem && 'row' in problem ? problem.code : problem).toBe(code);
  });

  it('have a period of which the giver’s holds whole ones', () => {
    const weekly = { ...dividend(first), periodType: 'Weekly' as const };
    expect(termsProblem(weekly, ownShare, 2)).toEqual({
      code: 'period',
      allowed: ['Daily', 'Semimonthly', 'Monthly'],
    });
    expect(termsProblem(weekly, { ...ownShare, periodType: 'Weekly' }, 2)).toBeUndefined();
  });
});

it('each kind has its periods, and each period those that fit into it', () => {
  expect(periodsOf('hourly')).toEqual(['Hourly']);
  expect(periodsOf('dividend')).toEqual(['Daily', 'Weekly', 'Semimonthly', 'Monthly']);
  expect(periodsBelow('dividend', 'Semimonthly')).toEqual(['Daily', 'Semimonthly']);
  expect(periodsBelow('realtime', 'Every5Minutes')).toEqual(['Every5Minutes']);
});

describe('a contract carries what pays no more than it and fits into its period [spec 4.46]', () => {
  const above = { kind: 'dividend', periodType: 'Weekly', tiers: [tier('0', '20')] } as const;
  const wages = { kind: 'daily', periodType: 'Daily' } as const;

  it('by the rate and the period', () => {
    expect(carries(above, { periodType: 'Daily', tiers: [tier('0', '20.00')] })).toBe(true);
    expect(carries(above, { periodType: 'Daily', tiers: [tier('0', '20.01')] })).toBe(false);
    expect(carries(above, { periodType: 'Monthly', tiers: [tier('0', '1')] })).toBe(false);
    expect(carries({ ...above, tiers: [] }, { periodType: 'Daily', tiers: [tier('0', '1')] })).toBe(
      false,
    );
  });

  it('at the figures of each tier, also where the highest rate is the same', () => {
    const given = {
      periodType: 'Daily',
      tiers: [tier('100', '0.3'), tier('1000', '0.8')],
    } as const;
    const own = (...tiers: Terms['tiers']) => carries({ ...wages, tiers }, given);
    expect(own(tier('100', '0.3'), tier('1000', '0.8'))).toBe(true);
    expect(own(tier('0', '0.5'), tier('500', '0.8'))).toBe(true);
    expect(own(tier('100', '0.2'), tier('1000', '0.8'))).toBe(false);
    expect(own(tier('100', '0.3'), tier('1000.01', '0.8'))).toBe(false);
    // A wage looks at bets alone.
    expect(own(tier('100', '0.8', { activeMembers: 9 }))).toBe(true);
  });

  it('of a dividend in each figure', () => {
    const given = { periodType: 'Daily', tiers: [tier('1', '20', { activeMembers: 2 })] } as const;
    for (const [activeMembers, isCarried] of [
      [2, true],
      [3, false],
    ] as const) {
      const tiers = [tier('1', '20', { activeMembers })];
      expect(carries({ ...above, tiers }, given)).toBe(isCarried);
    }
  });
});
