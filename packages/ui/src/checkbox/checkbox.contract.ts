import type { ComponentContract } from '../contract.ts';

export const checkboxContract = {
  parts: ['root', 'label', 'box'],
  tokens: [
    'action.primaryEdge',
    'action.primaryFill',
    'action.primaryText',
    'border.control',
    'border.focus',
    'radius.control',
    'space.s1',
    'space.s3',
    'status.dangerText',
    'surface.page',
    'text.muted',
  ],
  uses: ['field'],
} as const satisfies ComponentContract;
