import type { ComponentContract } from '../contract.ts';

export const tooltipContract = {
  parts: ['bubble'],
} as const satisfies ComponentContract;
