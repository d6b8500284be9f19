import type { ComponentContract } from '../contract.ts';

export const phoneFieldContract = {
  parts: ['code', 'codes'],
  tokens: ['size.md', 'space.s3', 'surface.overlay', 'text.body', 'text.muted'],
  uses: ['icon', 'text-field'],
} as const satisfies ComponentContract;
