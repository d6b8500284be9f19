import type { ComponentContract } from '../contract.ts';

export const linkContract = {
  parts: ['anchor'],
  variants: ['text', 'quiet'],
  tokens: ['border.focus', 'space.s1', 'text.link'],
  uses: [],
} as const satisfies ComponentContract;
