import type { ComponentContract } from '../contract.ts';

export const checkboxContract = {
  parts: ['root', 'label', 'box'],
} as const satisfies ComponentContract;
