import type { ComponentContract } from '../contract.ts';

export const newsTickerContract = {
  parts: ['root', 'mark', 'viewport', 'item', 'notice', 'title'],
  tokens: [
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'leading.body',
    'radius.control',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'surface.raised',
    'text.accent',
    'text.body',
    'text.brand',
  ],
  uses: ['icon', 'icon-button'],
} as const satisfies ComponentContract;
