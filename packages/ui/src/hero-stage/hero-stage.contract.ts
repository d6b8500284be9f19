import type { ComponentContract } from '../contract.ts';

export const heroStageContract = {
  parts: ['aside', 'root', 'content', 'text', 'title', 'lead', 'actions'],
  variants: ['accent'],
} as const satisfies ComponentContract;
