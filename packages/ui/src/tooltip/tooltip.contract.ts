import type { ComponentContract } from '../contract.ts';

export const tooltipContract = {
  parts: ['bubble'],
  tokens: [
    'border.control',
    'motion.easing',
    'motion.fast',
    'radius.control',
    'shadow.overlay',
    'size.sm',
    'space.s2',
    'space.s3',
    'surface.overlay',
    'text.body',
  ],
  uses: [],
} as const satisfies ComponentContract;
