import type { ComponentContract } from '../contract.ts';

export const statContract = {
  parts: ['root', 'label', 'value', 'note'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'font.display',
    'leading.body',
    'leading.heading',
    'radius.card',
    'size.sm',
    'size.xl',
    'space.s1',
    'space.s4',
    'surface.raised',
    'text.body',
    'text.muted',
    'weight.heading',
  ],
  uses: ['skeleton'],
} as const satisfies ComponentContract;
