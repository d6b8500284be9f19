import type { ComponentContract } from '../contract.ts';

export const textFieldContract = {
  parts: [],
} as const satisfies ComponentContract;
