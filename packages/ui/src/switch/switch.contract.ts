import type { ComponentContract } from '../contract.ts';

export const switchContract = {
  parts: ['root', 'words', 'description', 'track'],
  tokens: [
    'action.primaryEdge',
    'action.primaryFill',
    'action.primaryText',
    'border.control',
    'border.focus',
    'motion.easing',
    'motion.fast',
    'radius.pill',
    'size.sm',
    'space.s4',
    'surface.sunken',
    'text.muted',
  ],
  uses: [],
} as const satisfies ComponentContract;
