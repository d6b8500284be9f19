import type { ComponentContract } from '../contract.ts';

export const passwordFieldContract = {
  parts: [],
} as const satisfies ComponentContract;
