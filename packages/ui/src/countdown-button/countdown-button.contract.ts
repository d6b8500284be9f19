import type { ComponentContract } from '../contract.ts';

export const countdownButtonContract = {
  parts: ['root'],
} as const satisfies ComponentContract;
