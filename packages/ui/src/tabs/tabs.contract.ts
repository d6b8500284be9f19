import type { ComponentContract } from '../contract.ts';

export const tabsContract = {
  parts: ['root', 'list', 'tab', 'panel'],
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
    'text.body',
    'text.brand',
    'text.muted',
    'weight.label',
  ],
  uses: [],
} as const satisfies ComponentContract;
