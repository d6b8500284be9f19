import { describe, expect, it } from 'vitest';
import { nextPoll } from './lottery-poll.ts';

describe('lottery poll', () => {
  it('repeats when the soonest draw with a result ends [spec 4.37]', () => {
    expect(
      nextPoll([
        { numero: '12345', remainTime: 20_000 },
        { numero: '98765', remainTime: 12_000 },
      ]),
    ).toBe(12_000);
  });

  it('ignores games without a result and past draws [spec 4.37]', () => {
    expect(
      nextPoll([
        { remainTime: 3_000 },
        { numero: '', remainTime: 4_000 },
        { numero: '12345', remainTime: -1 },
        { numero: '98765', remainTime: 12_000 },
      ]),
    ).toBe(12_000);
  });

  it('waits 30 seconds at most [spec 9.29]', () => {
    expect(nextPoll([{ numero: '1', remainTime: 86_400_000 }])).toBe(30_000);
  });

  it('falls back to 7 seconds when a draw ends now, when none qualifies and after a failed poll [spec 9.29]', () => {
    expect(
      nextPoll([
        { numero: '1', remainTime: 0 },
        { numero: '2', remainTime: 9_000 },
      ]),
    ).toBe(7_000);
    expect(nextPoll([])).toBe(7_000);
    expect(nextPoll([{ remainTime: 100 }])).toBe(7_000);
    expect(nextPoll(undefined)).toBe(7_000);
  });

  it('never polls more than once a second', () => {
    expect(nextPoll([{ numero: '1', remainTime: 40 }])).toBe(1_000);
  });
});
