import type { ComponentContract } from '../contract.ts';

export const countBadgeContract = {
  parts: ['root', 'count'],
  tones: ['brand', 'alert'],
  tokens: [
    'action.primaryFill',
    'action.primaryText',
    'radius.pill',
    'size.xs',
    'status.dangerFill',
    'status.onDangerFill',
    'surface.page',
    'weight.label',
  ],
  uses: ['visually-hidden'],
} as const satisfies ComponentContract;

export type CountBadgeTone = (typeof countBadgeContract.tones)[number];
