import type { ComponentContract } from '../contract.ts';

export const passwordFieldContract = {
  parts: [],
  tokens: [],
  uses: ['icon-button', 'text-field'],
} as const satisfies ComponentContract;
