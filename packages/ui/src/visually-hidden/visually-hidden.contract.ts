import type { ComponentContract } from '../contract.ts';

export const visuallyHiddenContract = {
  parts: [],
  tokens: [],
  uses: [],
} as const satisfies ComponentContract;
