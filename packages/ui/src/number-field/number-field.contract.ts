import type { ComponentContract } from '../contract.ts';

export const numberFieldContract = {
  parts: ['step', 'figures'],
  tokens: [],
  uses: ['field', 'icon-button', 'visually-hidden'],
} as const satisfies ComponentContract;
