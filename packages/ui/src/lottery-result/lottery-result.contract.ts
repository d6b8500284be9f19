import type { ComponentContract } from '../contract.ts';

export const lotteryResultContract = {
  parts: ['row', 'ball', 'more', 'none'],
  tokens: [
    'action.accentEdge',
    'action.accentFill',
    'action.accentText',
    'border.width',
    'radius.pill',
    'size.sm',
    'space.s1',
    'text.muted',
    'weight.heading',
  ],
  uses: [],
} as const satisfies ComponentContract;
