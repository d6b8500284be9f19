import type { ComponentContract } from '../contract.ts';

export const emptyStateContract = {
  parts: ['root', 'mark', 'title', 'description'],
} as const satisfies ComponentContract;
