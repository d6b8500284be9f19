import type { ComponentContract } from '../contract.ts';

export const numberTextContract = {
  parts: ['root', 'missing'],
} as const satisfies ComponentContract;
