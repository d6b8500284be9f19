import type { ComponentContract } from '../contract.ts';

export const textFieldContract = {
  parts: [],
  tokens: [],
  uses: ['field'],
} as const satisfies ComponentContract;
