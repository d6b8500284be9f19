import type { ComponentContract } from '../contract.ts';

export const topBarContract = {
  parts: ['root', 'inner', 'start', 'middle', 'end', 'nav', 'item'],
  tokens: [
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
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
  uses: ['link'],
} as const satisfies ComponentContract;
