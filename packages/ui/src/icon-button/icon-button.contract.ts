import type { ComponentContract } from '../contract.ts';

export const iconButtonContract = {
  parts: ['root'],
  variants: ['plain', 'outlined'],
} as const satisfies ComponentContract;
