import type { ComponentContract } from '../contract.ts';

export const emptyStateContract = {
  parts: ['root', 'mark', 'title', 'description'],
  tokens: [
    'art.pattern',
    'border.style',
    'border.subtle',
    'border.width',
    'radius.card',
    'size.lg',
    'space.s3',
    'space.s4',
    'space.s8',
    'surface.raised',
    'surface.sunken',
    'text.brand',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;
