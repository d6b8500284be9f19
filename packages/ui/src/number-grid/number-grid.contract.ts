import type { ComponentContract } from '../contract.ts';

export const numberGridContract = {
  parts: ['root', 'name', 'numbers', 'cell'],
} as const satisfies ComponentContract;
