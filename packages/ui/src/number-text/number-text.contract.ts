import type { ComponentContract } from '../contract.ts';

export const numberTextContract = {
  parts: ['root', 'missing'],
  tokens: ['text.muted'],
  uses: [],
} as const satisfies ComponentContract;
