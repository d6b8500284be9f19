import type { ComponentContract } from '../contract.ts';

export const textAreaContract = {
  parts: ['area'],
} as const satisfies ComponentContract;
