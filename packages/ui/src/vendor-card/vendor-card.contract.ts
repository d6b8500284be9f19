import type { ComponentContract } from '../contract.ts';

export const vendorCardContract = {
  parts: ['grid', 'root', 'picture', 'name', 'note', 'corner'],
  tokens: [
    'border.control',
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'motion.base',
    'motion.easing',
    'radius.card',
    'radius.control',
    'shadow.raised',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'space.s4',
    'surface.raised',
    'surface.sunken',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['lazy-image', 'link'],
} as const satisfies ComponentContract;
