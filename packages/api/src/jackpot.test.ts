import { describe, expect, it } from 'vitest';
import { jackpotValue } from './jackpot.ts';

const terms = { start: '52700000000', step: '165.11', epoch: 1_000_000 };

describe('the jackpot counter', () => {
  it('starts at 52,700,000,000 [spec 9.51]', () => {
    expect(jackpotValue(1_000_000, terms)).toBe(5_270_000_000_000n);
    expect(jackpotValue(1_002_999, terms)).toBe(5_270_000_000_000n);
  });

  it('grows by 165.11 every 3000 ms [spec 9.03] [spec 4.05]', () => {
    expect(jackpotValue(1_003_000, terms)).toBe(5_270_000_016_511n);
    expect(jackpotValue(1_000_000 + 3000 * 7, terms)).toBe(5_270_000_000_000n + 7n * 16_511n);
  });

  it('uses the merchant’s other interpretation of the step [spec 4.05]', () => {
    expect(jackpotValue(1_003_000, { ...terms, step: '161.11' })).toBe(5_270_000_016_111n);
  });

  it('is exact after ten years of ticks', () => {
    const ticks = 105_120_000;
    expect(jackpotValue(1_000_000 + 3000 * ticks, terms)).toBe(
      5_270_000_000_000n + 16_511n * BigInt(ticks),
    );
  });

  it('has its start value before the epoch', () => {
    expect(jackpotValue(0, terms)).toBe(5_270_000_000_000n);
  });

  it('rounds half to even for a currency without minor units', () => {
    const at = (step: string) => jackpotValue(3000, { start: '10', step, epoch: 0 }, 0);
    expect([at('0.5'), at('1.5'), at('165.11'), at('0.51')]).toEqual([10n, 12n, 175n, 11n]);
  });

  it('rejects a step that is not a number and reports the value found', () => {
    expect(() => jackpotValue(0, { ...terms, step: '1,5' })).toThrow('found "1,5"');
  });
});
