import type { ComponentContract } from '../contract.ts';

export const dateTextContract = {
  parts: ['root', 'missing'],
} as const satisfies ComponentContract;
