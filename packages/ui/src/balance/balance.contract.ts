import type { ComponentContract } from '../contract.ts';

export const balanceContract = {
  parts: ['root', 'failure', 'toggle'],
} as const satisfies ComponentContract;
