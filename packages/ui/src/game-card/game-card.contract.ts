import type { ComponentContract } from '../contract.ts';

export const gameCardContract = {
  parts: ['grid', 'root', 'cover', 'corner', 'caption', 'title', 'vendor'],
  tokens: [
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'motion.base',
    'motion.easing',
    'radius.control',
    'radius.cover',
    'shadow.overlay',
    'size.sm',
    'size.xs',
    'space.s2',
    'space.s3',
    'space.s4',
    'surface.sunken',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['lazy-image', 'link', 'visually-hidden'],
} as const satisfies ComponentContract;
