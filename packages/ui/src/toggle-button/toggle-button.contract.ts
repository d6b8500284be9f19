import type { ComponentContract } from '../contract.ts';

export const toggleButtonContract = {
  parts: ['root'],
} as const satisfies ComponentContract;
