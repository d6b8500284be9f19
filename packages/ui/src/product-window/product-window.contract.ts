import type { ComponentContract } from '../contract.ts';

export const productWindowContract = {
  parts: ['panel', 'bar', 'handle', 'name', 'body'],
} as const satisfies ComponentContract;
