import type { ComponentContract } from '../contract.ts';

export const dateRangeFieldContract = {
  parts: ['ends', 'quick-list'],
} as const satisfies ComponentContract;
