import type { ComponentContract } from '../contract.ts';

export const codeFieldContract = {
  parts: [],
  tokens: [],
  uses: ['text-field'],
} as const satisfies ComponentContract;
