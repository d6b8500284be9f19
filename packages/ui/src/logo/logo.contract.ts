import type { ComponentContract } from '../contract.ts';

export const logoContract = {
  parts: ['root', 'picture'],
  sizes: ['bar', 'page'],
  choices: { for: ['light', 'dark'] },
} as const satisfies ComponentContract;
