import type { ComponentContract } from '../contract.ts';

export const moneyFieldContract = {
  parts: ['root', 'sign', 'figures', 'quick-list'],
  tokens: ['size.lg', 'space.s2', 'space.s3', 'text.muted', 'weight.label'],
  uses: ['field', 'toggle-button'],
} as const satisfies ComponentContract;
