import type { ComponentContract } from '../contract.ts';

export const popoverContract = {
  parts: ['panel'],
} as const satisfies ComponentContract;
