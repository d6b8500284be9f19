import { describe, expect, it } from 'vitest';
import { difference, teamPeriods } from './team-periods.ts';

const day = (on: string, amount: string, bets: number) => ({
  day: on,
  ...{ deposits: amount, withdrawals: amount, bonuses: '0.00' },
  ...{ validBet: amount, wins: '0.00', net: `-${amount}` },
  ...{ bets, joined: bets },
});
const days = [
  day('2026-10-31', '0.10', 1),
  day('2026-11-01', '0.20', 2),
  day('2026-11-15', '9007199254740993.01', 3),
  day('2026-11-16', '0.01', 4),
];

describe('the periods of a team', () => {
  it.each([
    ['daily', 4],
    ['weekly', 3],
    ['semimonthly', 3],
    ['monthly', 2],
  ] as const)('%s: add up to the whole, to the last unit', (type, count) => {
    const periods = teamPeriods(days, type, 2);
    expect(periods).toHaveLength(count);
    const whole = teamPeriods(days, 'monthly', 2).reduce((all, { bets }) => all + bets, 0);
    expect(periods.reduce((all, { bets }) => all + bets, 0)).toBe(whole);
    const last = (digits: string) => BigInt(digits.replace('.', ''));
    expect(periods.reduce((all, { validBet }) => all + last(validBet), 0n)).toBe(
      900719925474099332n,
    );
  });
});

it.each([
  ['1.00', '0.75', '0.25'],
  ['-1.00', '0.75', '-1.75'],
  ['-1.00', '-2.00', '1.00'],
  ['5', '5', '0.00'],
])('%s is %s and a difference more', (amount, before, more) => {
  expect(difference(amount, before, 2)).toBe(more);
});
