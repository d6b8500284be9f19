import type { ComponentContract } from '../contract.ts';

export const statContract = {
  parts: ['root', 'label', 'value', 'note'],
} as const satisfies ComponentContract;
