import type { ComponentContract } from '../contract.ts';

export const drawCountdownContract = {
  parts: ['root'],
  tokens: ['weight.label'],
  uses: ['visually-hidden'],
} as const satisfies ComponentContract;
