import type { ComponentContract } from '../contract.ts';

export const clockContract = {
  parts: ['root'],
} as const satisfies ComponentContract;
