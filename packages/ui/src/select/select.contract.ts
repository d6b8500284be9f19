import type { ComponentContract } from '../contract.ts';

export const selectContract = {
  parts: ['list'],
  tokens: ['size.md', 'space.s3', 'space.s8', 'surface.overlay', 'text.body'],
  uses: ['field', 'icon'],
} as const satisfies ComponentContract;
