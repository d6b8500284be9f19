import type { ComponentContract } from '../contract.ts';

export const searchFieldContract = {
  parts: ['root'],
} as const satisfies ComponentContract;
