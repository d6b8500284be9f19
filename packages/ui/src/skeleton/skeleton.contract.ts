import type { ComponentContract } from '../contract.ts';

export const skeletonContract = {
  parts: ['group', 'block'],
  choices: {
    shape: ['text', 'title', 'block', 'cover', 'square', 'circle', 'control'],
    extent: ['full', 'most', 'half', 'third'],
  },
  tokens: [
    'control.height',
    'radius.card',
    'radius.control',
    'radius.cover',
    'size.xl',
    'text.muted',
  ],
  uses: ['visually-hidden'],
} as const satisfies ComponentContract;
