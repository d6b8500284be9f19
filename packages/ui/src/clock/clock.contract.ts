import type { ComponentContract } from '../contract.ts';

export const clockContract = {
  parts: ['root', 'time'],
} as const satisfies ComponentContract;
