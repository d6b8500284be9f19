import type { ComponentContract } from '../contract.ts';

export const relativeTimeContract = {
  parts: ['root'],
  tokens: [],
  uses: [],
} as const satisfies ComponentContract;
