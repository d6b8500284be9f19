import type { ComponentContract } from '../contract.ts';

export const linkContract = {
  parts: ['anchor'],
  variants: ['text', 'quiet'],
} as const satisfies ComponentContract;
