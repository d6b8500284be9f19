import type { ComponentContract } from '../contract.ts';

export const errorStateContract = {
  parts: ['root', 'title', 'description'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'radius.card',
    'size.lg',
    'space.s2',
    'space.s3',
    'space.s4',
    'space.s6',
    'status.dangerText',
    'surface.raised',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['button', 'icon'],
} as const satisfies ComponentContract;
