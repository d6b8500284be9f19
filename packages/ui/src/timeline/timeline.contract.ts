import type { ComponentContract } from '../contract.ts';

export const timelineContract = {
  parts: ['root', 'item', 'mark', 'body', 'title', 'detail'],
  choices: { state: ['done', 'current', 'waiting', 'failed'] },
  tokens: [
    'action.primaryEdge',
    'action.primaryFill',
    'action.primaryText',
    'border.control',
    'border.subtle',
    'radius.pill',
    'size.sm',
    'space.s3',
    'space.s5',
    'status.dangerSurface',
    'status.dangerText',
    'status.successSurface',
    'status.successText',
    'surface.page',
    'text.muted',
    'weight.body',
    'weight.label',
  ],
  uses: ['icon', 'visually-hidden'],
} as const satisfies ComponentContract;

export type TimelineState = (typeof timelineContract.choices.state)[number];
