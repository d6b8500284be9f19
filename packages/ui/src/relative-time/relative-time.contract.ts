import type { ComponentContract } from '../contract.ts';

export const relativeTimeContract = {
  parts: ['root'],
} as const satisfies ComponentContract;
