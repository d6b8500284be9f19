import type { ComponentContract } from '../contract.ts';

export const timelineContract = {
  parts: ['root', 'item', 'mark', 'body', 'title', 'detail'],
  choices: { state: ['done', 'current', 'waiting', 'failed'] },
} as const satisfies ComponentContract;

export type TimelineState = (typeof timelineContract.choices.state)[number];
