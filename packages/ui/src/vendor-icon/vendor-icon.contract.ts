import type { ComponentContract } from '../contract.ts';

export const vendorIconContract = {
  parts: ['root', 'anchor', 'picture', 'name'],
} as const satisfies ComponentContract;
