import type { ComponentContract } from '../contract.ts';

export const codeFieldContract = {
  parts: [],
} as const satisfies ComponentContract;
