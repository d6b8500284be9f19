import type { ComponentContract } from '../contract.ts';

export const themeScopeContract = {
  parts: ['scope', 'portal'],
  tokens: ['font.body', 'leading.body', 'size.md', 'surface.page', 'text.body', 'weight.body'],
  uses: [],
} as const satisfies ComponentContract;
