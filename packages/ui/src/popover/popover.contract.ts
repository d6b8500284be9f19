import type { ComponentContract } from '../contract.ts';

export const popoverContract = {
  parts: ['underlay', 'panel'],
} as const satisfies ComponentContract;
