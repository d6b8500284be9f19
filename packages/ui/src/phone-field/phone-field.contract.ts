import type { ComponentContract } from '../contract.ts';

export const phoneFieldContract = {
  parts: ['code', 'code-choice', 'codes'],
  tokens: ['size.md', 'space.s1', 'space.s3', 'surface.overlay', 'text.body', 'text.muted'],
  uses: ['icon', 'text-field'],
} as const satisfies ComponentContract;
