import type { ComponentContract } from '../contract.ts';

export const bottomSheetContract = {
  parts: [],
} as const satisfies ComponentContract;
