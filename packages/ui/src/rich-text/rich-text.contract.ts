import type { ComponentContract } from '../contract.ts';

export const richTextContract = {
  parts: ['root', 'wide'],
} as const satisfies ComponentContract;
