import type { ComponentContract } from '../contract.ts';

export const productWindowContract = {
  parts: ['panel', 'bar', 'handle', 'name', 'body'],
  tokens: [
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'motion.easing',
    'motion.fast',
    'radius.card',
    'radius.control',
    'shadow.overlay',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'surface.overlay',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon', 'icon-button', 'visually-hidden'],
} as const satisfies ComponentContract;
