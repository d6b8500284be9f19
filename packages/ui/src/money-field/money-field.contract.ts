import type { ComponentContract } from '../contract.ts';

export const moneyFieldContract = {
  parts: ['root', 'sign', 'figures', 'quick-list'],
} as const satisfies ComponentContract;
