import type { ComponentContract } from '../contract.ts';

export const iconButtonContract = {
  parts: ['root'],
  variants: ['plain', 'outlined'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.control',
    'border.focus',
    'border.subtle',
    'border.width',
    'motion.easing',
    'motion.fast',
    'radius.control',
    'surface.raised',
    'text.body',
    'text.muted',
  ],
  uses: ['icon', 'link'],
} as const satisfies ComponentContract;
