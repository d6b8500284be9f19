import type { ComponentContract } from '../contract.ts';

export const dateRangeFieldContract = {
  parts: ['ends', 'quick-list'],
  tokens: ['space.s2', 'text.muted'],
  uses: ['button', 'date-field', 'field'],
} as const satisfies ComponentContract;
