import type { ComponentContract } from '../contract.ts';

export const moneyContract = {
  parts: ['root'],
  tones: ['gain', 'loss'],
  tokens: ['money.gain', 'money.loss'],
  uses: [],
} as const satisfies ComponentContract;
