import type { ComponentContract } from '../contract.ts';

export const accordionContract = {
  parts: ['root', 'item', 'title', 'body'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'control.height',
    'motion.base',
    'motion.easing',
    'radius.card',
    'space.s1',
    'space.s3',
    'space.s4',
    'surface.raised',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;
