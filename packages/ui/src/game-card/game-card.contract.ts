import type { ComponentContract } from '../contract.ts';

export const gameCardContract = {
  parts: ['grid', 'root', 'caption', 'title', 'vendor'],
} as const satisfies ComponentContract;
