import type { ComponentContract } from '../contract.ts';

export const moneyContract = {
  parts: ['root'],
  tones: ['gain', 'loss'],
} as const satisfies ComponentContract;
