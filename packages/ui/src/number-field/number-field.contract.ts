import type { ComponentContract } from '../contract.ts';

export const numberFieldContract = {
  parts: ['step', 'figures'],
} as const satisfies ComponentContract;
