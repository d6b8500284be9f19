import type { ComponentContract } from '../contract.ts';

export const drawCountdownContract = {
  parts: ['root'],
} as const satisfies ComponentContract;
