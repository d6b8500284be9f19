import type { ComponentContract } from '../contract.ts';

export const checkboxContract = {
  parts: ['root', 'label', 'box'],
  tokens: [
    'action.primaryFill',
    'border.focus',
    'space.s1',
    'space.s3',
    'status.dangerText',
    'text.muted',
  ],
  uses: ['field'],
} as const satisfies ComponentContract;
