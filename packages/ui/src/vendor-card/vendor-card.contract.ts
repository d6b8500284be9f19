import type { ComponentContract } from '../contract.ts';

export const vendorCardContract = {
  parts: ['grid', 'root', 'picture', 'name', 'note', 'corner'],
} as const satisfies ComponentContract;
