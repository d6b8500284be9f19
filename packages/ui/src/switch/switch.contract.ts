import type { ComponentContract } from '../contract.ts';

export const switchContract = {
  parts: ['root', 'words', 'description', 'track'],
} as const satisfies ComponentContract;
