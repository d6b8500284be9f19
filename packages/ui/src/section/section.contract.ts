import type { ComponentContract } from '../contract.ts';

export const sectionContract = {
  parts: ['root', 'head', 'title'],
} as const satisfies ComponentContract;
