import type { ComponentContract } from '../contract.ts';

export const dropdownContract = {
  parts: ['panel', 'list'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'motion.easing',
    'motion.fast',
    'radius.card',
    'shadow.overlay',
    'space.s2',
    'space.s3',
    'surface.overlay',
    'text.body',
  ],
  uses: [],
} as const satisfies ComponentContract;
