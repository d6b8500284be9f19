import type { ComponentContract } from '../contract.ts';

export const clockContract = {
  parts: ['root'],
  tokens: ['size.sm', 'text.muted'],
  uses: ['visually-hidden'],
} as const satisfies ComponentContract;
