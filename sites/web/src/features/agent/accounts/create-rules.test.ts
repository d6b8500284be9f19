import { expect, it } from 'vitest';
import { rateProblem, ratesSent } from './create-rules.ts';

it.each([
  ['an empty field', null, undefined],
  ['one’s own rate', 0.8, undefined],
  ['the least rate', 0.01, undefined],
  ['a hundredth too much', 0.81, 'tooHigh'],
  ['nothing', 0, 'wrong'],
  ['less than a hundredth', 0.004, 'wrong'],
  ['less than nothing', -0.1, 'wrong'],
  ['a text that is no number', undefined, 'wrong'],
] as const)('judges a rate: %s', (_, value, problem) => {
  expect(rateProblem(value, '0.8')).toBe(problem);
});

it('sends the filled rates of kinds that may be offered, as exact decimals', () => {
  const offerable = [
    { kind: 'daily', topRate: '0.8' },
    { kind: 'hourly', topRate: '0.5' },
    { kind: 'realtime', topRate: '0.4' },
  ] as const;
  const rates = { daily: 0.1 + 0.2, hourly: null, dividend: 5 };
  expect(ratesSent(rates, offerable)).toEqual([{ kind: 'daily', rate: '0.3' }]);
});
