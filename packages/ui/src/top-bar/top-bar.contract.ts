import type { ComponentContract } from '../contract.ts';

export const topBarContract = {
  parts: ['root', 'inner', 'start', 'end', 'nav', 'row', 'way', 'item', 'opener'],
} as const satisfies ComponentContract;
