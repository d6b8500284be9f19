import type { ComponentContract } from '../contract.ts';

export const toggleButtonContract = {
  parts: ['root'],
  tokens: [
    'action.primaryEdge',
    'action.primaryFill',
    'action.primaryFillHover',
    'action.primaryText',
  ],
  uses: ['button', 'icon'],
} as const satisfies ComponentContract;
