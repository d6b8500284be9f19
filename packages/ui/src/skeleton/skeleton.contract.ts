import type { ComponentContract } from '../contract.ts';

export const skeletonContract = {
  parts: ['group', 'block'],
  choices: {
    shape: ['text', 'title', 'block', 'cover', 'square', 'circle', 'control'],
    extent: ['full', 'most', 'half', 'third'],
  },
} as const satisfies ComponentContract;
