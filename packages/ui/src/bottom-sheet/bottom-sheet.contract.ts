import type { ComponentContract } from '../contract.ts';

export const bottomSheetContract = {
  parts: [],
  tokens: [],
  uses: ['drawer'],
} as const satisfies ComponentContract;
