import type { ComponentContract } from '../contract.ts';

export const categoryBarContract = {
  parts: ['root', 'list', 'item', 'way', 'corner', 'opener'],
} as const satisfies ComponentContract;
