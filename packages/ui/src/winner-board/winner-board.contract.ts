import type { ComponentContract } from '../contract.ts';

export const winnerBoardContract = {
  parts: ['root', 'page', 'row', 'picture', 'name', 'game', 'amount'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'radius.card',
    'radius.control',
    'size.lg',
    'size.sm',
    'space.s3',
    'space.s4',
    'surface.raised',
    'text.muted',
    'weight.heading',
    'weight.label',
  ],
  uses: ['badge', 'lazy-image', 'money', 'strip'],
} as const satisfies ComponentContract;
