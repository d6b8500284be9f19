import type { ComponentContract } from '../contract.ts';

export const drawCountdownContract = {
  parts: ['root', 'labels'],
  choices: { shown: ['yes', 'no'] },
} as const satisfies ComponentContract;
