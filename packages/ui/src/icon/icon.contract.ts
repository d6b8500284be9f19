import type { ComponentContract } from '../contract.ts';

export const iconContract = {
  parts: ['svg'],
  sizes: ['sm', 'md', 'lg'],
} as const satisfies ComponentContract;
