import type { ComponentContract } from '../contract.ts';

export const radioCardsContract = {
  parts: ['root', 'legend', 'cards', 'card', 'dot'],
  tokens: [
    'action.primaryEdge',
    'action.primaryFill',
    'action.primaryText',
    'border.control',
    'border.focus',
    'border.width',
    'control.height',
    'radius.control',
    'space.s1',
    'space.s2',
    'space.s3',
    'surface.page',
    'text.body',
    'weight.label',
  ],
  uses: [],
} as const satisfies ComponentContract;
