import type { ComponentContract } from '../contract.ts';

export const textAreaContract = {
  parts: [],
} as const satisfies ComponentContract;
