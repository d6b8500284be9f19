import type { ComponentContract } from '../contract.ts';

export const socialButtonContract = {
  parts: ['root', 'mark', 'words'],
} as const satisfies ComponentContract;
