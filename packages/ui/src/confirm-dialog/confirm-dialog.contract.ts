import type { ComponentContract } from '../contract.ts';

export const confirmDialogContract = {
  parts: [],
  tokens: [],
  uses: ['button', 'dialog'],
} as const satisfies ComponentContract;
