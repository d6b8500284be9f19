import type { ComponentContract } from '../contract.ts';

export const drawCountdownContract = {
  parts: ['root', 'labels'],
} as const satisfies ComponentContract;
