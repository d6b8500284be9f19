import type { ComponentContract } from '../contract.ts';

export const visuallyHiddenContract = {
  parts: [],
} as const satisfies ComponentContract;
