import type { ComponentContract } from '../contract.ts';

export const heroStageContract = {
  parts: ['root', 'content', 'text', 'title', 'lead', 'actions', 'aside'],
  variants: ['accent'],
} as const satisfies ComponentContract;
