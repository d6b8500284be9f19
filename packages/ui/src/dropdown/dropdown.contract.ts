import type { ComponentContract } from '../contract.ts';

export const dropdownContract = {
  parts: ['panel', 'list'],
} as const satisfies ComponentContract;
