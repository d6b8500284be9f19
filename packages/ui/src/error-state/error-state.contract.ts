import type { ComponentContract } from '../contract.ts';

export const errorStateContract = {
  parts: ['root', 'title', 'description'],
} as const satisfies ComponentContract;
