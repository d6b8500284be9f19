import type { ComponentContract } from '../contract.ts';

export const statusPageContract = {
  parts: ['root', 'art', 'inner', 'title', 'description', 'facts', 'fact', 'act'],
  choices: { extent: ['page', 'inside'] },
} as const satisfies ComponentContract;
