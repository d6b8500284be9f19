import type { ComponentContract } from '../contract.ts';

export const phoneFieldContract = {
  parts: ['code', 'code-choice', 'codes'],
} as const satisfies ComponentContract;
