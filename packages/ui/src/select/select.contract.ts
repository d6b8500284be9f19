import type { ComponentContract } from '../contract.ts';

export const selectContract = {
  parts: ['list'],
} as const satisfies ComponentContract;
