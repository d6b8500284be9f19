import type { ComponentContract } from '../contract.ts';

export const popoverContract = {
  parts: ['panel'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'motion.easing',
    'motion.fast',
    'radius.card',
    'shadow.overlay',
    'space.s4',
    'surface.overlay',
    'text.body',
  ],
  uses: [],
} as const satisfies ComponentContract;
