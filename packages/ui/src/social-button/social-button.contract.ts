import type { ComponentContract } from '../contract.ts';

export const socialButtonContract = {
  parts: ['root', 'mark', 'words'],
  tokens: [
    'action.neutralFill',
    'action.neutralFillHover',
    'action.neutralText',
    'border.control',
    'border.focus',
    'border.subtle',
    'border.width',
    'control.height',
    'motion.easing',
    'motion.fast',
    'radius.control',
    'radius.pill',
    'size.sm',
    'space.s2',
    'space.s3',
    'surface.sunken',
    'text.muted',
    'weight.label',
  ],
  uses: [],
} as const satisfies ComponentContract;
