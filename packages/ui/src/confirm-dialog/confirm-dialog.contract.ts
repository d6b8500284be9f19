import type { ComponentContract } from '../contract.ts';

export const confirmDialogContract = {
  parts: [],
} as const satisfies ComponentContract;
