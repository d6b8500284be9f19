import type { ComponentContract } from '../contract.ts';

export const categoryBarContract = {
  parts: ['root', 'list', 'item', 'way', 'corner', 'opener'],
  tokens: [
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'control.height',
    'motion.base',
    'motion.easing',
    'radius.control',
    'space.s1',
    'space.s2',
    'space.s3',
    'space.s4',
    'surface.raised',
    'text.body',
    'text.brand',
    'text.muted',
    'weight.label',
  ],
  uses: ['dropdown', 'icon', 'link'],
} as const satisfies ComponentContract;
