import type { ComponentContract } from '../contract.ts';

export const topBarContract = {
  parts: ['root', 'inner', 'start', 'middle', 'end', 'nav', 'item'],
} as const satisfies ComponentContract;
