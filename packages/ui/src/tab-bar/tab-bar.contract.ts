import type { ComponentContract } from '../contract.ts';

export const tabBarContract = {
  parts: ['root', 'tab', 'label'],
  tokens: [
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'size.xs',
    'space.s1',
    'surface.raised',
    'text.brand',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon', 'link'],
} as const satisfies ComponentContract;
