import type { ComponentContract } from '../contract.ts';

export const gameCoverContract = {
  parts: ['root', 'corner', 'closing'],
} as const satisfies ComponentContract;
