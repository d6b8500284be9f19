import type { ComponentContract } from '../contract.ts';

export const iconContract = {
  parts: ['svg'],
  sizes: ['sm', 'md', 'lg'],
  tokens: [],
  uses: [],
} as const satisfies ComponentContract;
