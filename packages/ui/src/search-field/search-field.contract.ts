import type { ComponentContract } from '../contract.ts';

export const searchFieldContract = {
  parts: ['root'],
  tokens: ['space.s3', 'text.muted'],
  uses: ['field', 'icon', 'icon-button', 'visually-hidden'],
} as const satisfies ComponentContract;
