import type { ComponentContract } from '../contract.ts';

export const jackpotTickerContract = {
  parts: ['root', 'label', 'amount', 'note'],
} as const satisfies ComponentContract;
